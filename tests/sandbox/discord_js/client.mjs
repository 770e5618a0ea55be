// A bot in discord.js, which shares no line with discord.py: if it can talk to the sandbox, so can others.
import {
  ActionRowBuilder, ButtonBuilder, ButtonStyle, Client, ContainerBuilder, Events, GatewayIntentBits, LabelBuilder,
  MessageFlags, ModalBuilder, SlashCommandBuilder, TextDisplayBuilder, TextInputBuilder, TextInputStyle,
} from "discord.js";

const api = process.env.DISCORD_API_BASE.replace(/\/v10$/, "");
const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api } });

const commands = [
  new SlashCommandBuilder().setName("ping").setDescription("Answers"),
  new SlashCommandBuilder().setName("ask").setDescription("A button that opens a form"),
  new SlashCommandBuilder().setName("find").setDescription("Finds")
    .addStringOption((option) => option.setName("what").setDescription("What").setAutocomplete(true).setRequired(true)),
];

const form = () => new ModalBuilder().setCustomId("form").setTitle("A form").addLabelComponents(
  new LabelBuilder().setLabel("Name").setTextInputComponent(
    new TextInputBuilder().setCustomId("name").setStyle(TextInputStyle.Short)));

const answers = {
  ping: async (asked) => {
    const { resource } = await asked.reply({ content: "pong", withResponse: true });
    await asked.followUp({ content: `answered as ${resource.message.id}`, flags: MessageFlags.Ephemeral });
  },
  ask: (asked) => asked.reply({
    content: "press",
    components: [new ActionRowBuilder().addComponents(
      new ButtonBuilder().setCustomId("open").setLabel("Open").setStyle(ButtonStyle.Primary))],
  }),
  find: async (asked) => {
    await asked.deferReply();
    const text = new TextDisplayBuilder().setContent(`found ${asked.options.getString("what")}`);
    await asked.editReply({
      components: [new ContainerBuilder().addTextDisplayComponents(text)], flags: MessageFlags.IsComponentsV2,
    });
  },
};

client.on(Events.InteractionCreate, async (asked) => {
  if (asked.isAutocomplete()) {
    const typed = asked.options.getFocused();
    await asked.respond([{ name: `${typed}!`, value: typed }]);
  } else if (asked.isButton()) {
    await asked.showModal(form());
  } else if (asked.isModalSubmit()) {
    await asked.update({ content: `hello ${asked.fields.getTextInputValue("name")}`, components: [] });
  } else {
    await answers[asked.commandName](asked);
  }
});
client.once(Events.ClientReady, async () => {
  await client.application.commands.set(commands);
  console.log("ready");
});
await client.login(process.env.DISCORD_TOKEN);
