import { Command, CommanderError, Option } from "commander"
import manifest from "../package.json" with { type: "json" }
import { CliFailure, exitCodes } from "./exit-codes.ts"

const number = (text: string): number => {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0) throw new CliFailure(exitCodes.usage, `'${text}' is not a whole number.`)
  return value
}

const port = (text: string): number => {
  const value = number(text)
  if (value > 65_535) throw new CliFailure(exitCodes.usage, `${text} is no port; choose one from 0 (any free one) to 65535.`)
  return value
}

const dataOption = () => new Option("--data <folder>", "data folder of the embedded database").env("SKAFFERI_DATA").default(".data")
const databaseOption = () => new Option("--database <url>", "Postgres server to use instead of the embedded database").env("DATABASE_URL")
const portOption = () => new Option("--port <number>", "port to listen on").env("PORT").default(3000).argParser(port)

const makeProgram = (): Command => {
  const program = new Command("skafferi").description("A Swedish grocery shop: web, API and tools").version(manifest.version).exitOverride().showHelpAfterError("Try 'skafferi --help'.")
    .addOption(new Option("--json", "print results as one JSON document").env("SKAFFERI_JSON"))
    .addOption(new Option("--quiet", "no progress, no talk").env("SKAFFERI_QUIET"))
    .addOption(new Option("--no-color", "no colours").env("NO_COLOR"))

  program.command("serve").description("start the shop and its API on one port")
    .addOption(portOption()).addOption(dataOption()).addOption(databaseOption())
    .addOption(new Option("--size <products>", "how many demo products a new database gets").default(3200).argParser(number))
    .action(async (options, command: Command) => (await import("./commands/serve.ts")).serve({ ...command.optsWithGlobals(), ...options }))

  program.command("api").description("start the API alone")
    .addOption(portOption()).addOption(dataOption()).addOption(databaseOption())
    .addOption(new Option("--size <products>", "how many demo products a new database gets").default(3200).argParser(number))
    .action(async (options, command: Command) => (await import("./commands/serve.ts")).serveApi({ ...command.optsWithGlobals(), ...options }))

  program.command("web").description("start the web shop alone, in front of another API")
    .addOption(portOption())
    .addOption(new Option("--api <url>", "base address of the API: https://api.example.se/api/v1").env("SKAFFERI_API").makeOptionMandatory())
    .action(async (options, command: Command) => (await import("./commands/serve.ts")).serveWeb({ ...command.optsWithGlobals(), ...options }))

  program.command("seed").description("make the demo shop in a database, or start over")
    .addOption(dataOption()).addOption(databaseOption())
    .option("--reset", "delete everything first")
    .addOption(new Option("--size <products>", "how many demo products").default(3200).argParser(number))
    .action(async (options, command: Command) => (await import("./commands/seed.ts")).seed({ ...command.optsWithGlobals(), ...options }))

  program.command("mail").description("print what the shop has mailed, newest last")
    .addOption(dataOption()).addOption(databaseOption())
    .action(async (options, command: Command) => (await import("./commands/mail.ts")).mail({ ...command.optsWithGlobals(), ...options }))

  const catalogue = program.command("catalogue").description("the goods of the shop")
  catalogue.command("import").description("load a product file: Open Prices, Open Food Facts or product answers of the API")
    .argument("<file>", "JSON, NDJSON or CSV; the format is recognised")
    .addOption(dataOption()).addOption(databaseOption())
    .option("--store <numbers>", "store numbers, comma-separated; every store unless given")
    .action(async (file: string, options, command: Command) => (await import("./commands/import.ts")).importFile(file, { ...command.optsWithGlobals(), ...options }))
  return program
}

/** Runs one command line to its end and leaves its exit code with the process. */
export const main = async (argv: ReadonlyArray<string>): Promise<void> => {
  try {
    await makeProgram().parseAsync(argv)
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? exitCodes.passed : exitCodes.usage
      return
    }
    if (error instanceof CliFailure) {
      process.stderr.write(`${error.message}\n`)
      process.exitCode = error.exitCode
      return
    }
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    process.exitCode = exitCodes.internal
  }
}
