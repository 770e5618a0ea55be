sandbox-no-answer-in-time = Dockside didn’t answer in time. Nothing is lost: try again.

# What Discord's own client would not let a person do.
sandbox-refused = Discord refuses this (code { $code }). Nothing has changed.
sandbox-request-lacks = The page’s request lacks “{ $field }”. Reload it.
sandbox-unknown-request = The local table doesn’t know the request “{ $request }”. Reload the page.
sandbox-nobody-chosen = Choose who you are first.
sandbox-nobody-called = Nobody here is called { $name }.
sandbox-no-person = There’s no such person here.
sandbox-no-role = There’s no such role here.
sandbox-no-channel = There’s no such channel here.
sandbox-no-channel-called = No channel here is called { $name }.
sandbox-channels-called = { $name } sees { $count } channels called “{ $channel }”.
sandbox-no-language = Discord doesn’t have that language.
sandbox-no-command = { $name } has no command /{ $path } here.
sandbox-no-option = /{ $path } has no option “{ $option }”.
sandbox-option-needed = /{ $path } needs “{ $option }”.
sandbox-option-offers-nothing = “{ $option }” of /{ $path } has nothing to choose from.
sandbox-option-length = “{ $option }” takes { $least } to { $most } characters.
sandbox-option-number = “{ $option }” takes a number.
sandbox-option-least = “{ $option }” must be at least { $bound }.
sandbox-option-most = “{ $option }” must be at most { $bound }.
sandbox-option-choice = “{ $option }” must be one of the choices.
sandbox-option-file = “{ $option }” takes a file.
sandbox-message-gone = That message is gone.
sandbox-message-unseen = { $name } can’t see that message.
sandbox-message-length = A message takes 1 to { $most } characters.
sandbox-cannot-write = { $name } can’t write here.
sandbox-thread-archived = This thread is archived. Write in it to reopen it.
sandbox-thread-locked = This thread is locked. Only members who manage threads can use it.
sandbox-cannot-delete = { $name } can’t delete that message.
sandbox-not-dismissable = Only a message shown to you alone can be dismissed.
sandbox-no-control = The message has no such button or list.
sandbox-control-unusable = That can’t be used now.
sandbox-not-a-button = That’s a list, not a button.
sandbox-not-a-list = That’s a button, not a list.
sandbox-not-one-control = { $count ->
    [0] There is no control “{ $name }” here, only: { $known }.
   *[other] There are { $count } controls “{ $name }” here: { $known }.
}
sandbox-not-one-question = { $count ->
    [0] There is no question “{ $name }” here, only: { $known }.
   *[other] There are { $count } questions “{ $name }” here: { $known }.
}
sandbox-no-form-opened = The bot opened no form.
sandbox-no-form = That form isn’t open.
sandbox-no-question = The form has no question “{ $name }”.
sandbox-choose = Choose { $least } to { $most } here, not { $count }.
sandbox-choose-one = Choose one of the answers.
sandbox-not-on-offer = “{ $value }” is not on offer here.
sandbox-write = Write { $least } to { $most } characters here.
sandbox-tick = Tick { $least } to { $most } here, not { $count }.
sandbox-attach = Attach { $least } to { $most } files here, not { $count }.
