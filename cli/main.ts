import { Command, CommanderError, InvalidArgumentError, Option } from "commander"
import manifest from "../package.json" with { type: "json" }
import { isUnavailable } from "#adapters/staging/database/errors.ts"
import { CliFailure, exitCodes } from "./exit-codes.ts"
import { guardOutput } from "./output.ts"
import { printable } from "./printable.ts"

const parseNumber = (text: string): number => {
  const value = text.trim() === "" ? Number.NaN : Number(text)
  if (!Number.isSafeInteger(value) || value < 0)
    throw new InvalidArgumentError("It is not a whole number of 0 or more.")
  return value
}

const parsePort = (text: string): number => {
  const value = parseNumber(text)
  if (value > 65_535) throw new InvalidArgumentError("Choose a port from 0 (any free one) to 65535.")
  return value
}

const parseFolder = (text: string): string => {
  if (text.trim() === "") throw new InvalidArgumentError("Name a folder.")
  return text
}

const minShopSize = 100
const maxShopSize = 100_000

const parseShopSize = (text: string): number => {
  const value = parseNumber(text)
  if (value < minShopSize || value > maxShopSize)
    throw new InvalidArgumentError(`Choose from ${minShopSize} to ${maxShopSize} products.`)
  return value
}

const dataOption = () =>
  new Option("--data <folder>", "data folder of the embedded database")
    .env("SKAFFERI_DATA")
    .default(".data")
    .argParser(parseFolder)
const databaseOption = () =>
  new Option("--database <url>", "Postgres server to use instead of the embedded database").env("DATABASE_URL")
const sizeOption = () =>
  new Option(
    "--size <products>",
    `number of demo products in a new shop, ${minShopSize} to ${maxShopSize} (default: 3200); an existing shop is not changed`
  ).argParser(parseShopSize)
const portOption = () =>
  new Option("--port <number>", "port to listen on").env("PORT").default(3000).argParser(parsePort)

const requestLogOption = () =>
  new Option(
    "--request-log <file>",
    "append a JSON line for each API request to a file; 'stderr' writes to the error output"
  ).env("SKAFFERI_REQUEST_LOG")

const parseSeconds = (text: string): number => {
  const value = Number(text)
  if (!(value > 0 && value <= 3_600))
    throw new InvalidArgumentError("It is not a number of seconds greater than 0 and at most 3600.")
  return value
}

/** Which database options are set by the environment only. */
const optionsFromEnvironment = (command: Command) =>
  (["data", "database"] as const).filter((name) => command.getOptionValueSource(name) === "env")

const appendValue = (text: string, before: ReadonlyArray<string> = []): ReadonlyArray<string> => [...before, text]

const runOptions = (command: Command): Command =>
  command
    .addOption(
      new Option(
        "--data <folder>",
        "data folder of the embedded database, .data by default; with --api the data folder of that API, to read its mail"
      )
        .env("SKAFFERI_DATA")
        .argParser(parseFolder)
    )
    .addOption(databaseOption())
    .addOption(
      new Option("--retries <number>", "number of retries of a call without a response")
        .default(0)
        .argParser(parseNumber)
        .env("SKAFFERI_RETRIES")
    )
    .addOption(
      new Option("--timeout <seconds>", "time limit of a call")
        .default(15)
        .argParser(parseSeconds)
        .env("SKAFFERI_TIMEOUT")
    )
    .addOption(
      new Option("--report <kind=file>", "write a report: junit=FILE or json=FILE; repeatable")
        .default([], "none")
        .argParser(appendValue)
        .env("SKAFFERI_REPORT")
    )
    .addOption(
      new Option(
        "--browser <name>",
        "store cookies and pending changes under this name between runs; without it each script starts as a new visitor"
      ).env("SKAFFERI_BROWSER")
    )

/** The options of a command that serves the API. */
const apiOptions = (command: Command): Command =>
  command
    .addOption(portOption())
    .addOption(dataOption())
    .addOption(databaseOption())
    .addOption(sizeOption())
    .addOption(requestLogOption())

const addSession = (program: Command): void => {
  const session = program
    .command("session")
    .description("scripted shopping sessions, against the API in this process or any other with --api")
    .addHelpText(
      "after",
      "\nExample:\n  $ skafferi session run script.yaml --api http://localhost:3000/api/v1 --report junit=report.xml"
    )
  runOptions(session.command("run").description("run scripts, each as a new shopper"))
    .argument("[file...]", "YAML scripts, or folders of them; by default the included scripts")
    .addOption(
      new Option(
        "--clock <clock>",
        "with virtual, waits and debounces take milliseconds, and scripts run on a copy of the data folder"
      )
        .choices(["real", "virtual"])
        .default("real")
        .env("SKAFFERI_CLOCK")
    )
    .addHelpText(
      "after",
      [
        "",
        "Examples:",
        "  $ skafferi session run                                       the included scripts, with the API in this process",
        "  $ skafferi session run scripts/ --clock virtual                waits and debounces take milliseconds",
        "  $ skafferi session run script.yaml --api https://…/api/v1 --retries 2 --json",
        "",
        "Exit codes: 0 passed, 1 internal error, 2 usage or bad script, 3 unreachable, 4 expectation failed, 5 authentication failed,",
        "6 contract broken, 130 interrupted. With several failures the first of 1, 2, 3, 6, 5, 4 applies."
      ].join("\n")
    )
    .action(async (files: ReadonlyArray<string>, options, command: Command) =>
      (await import("./commands/session.ts")).runSessions(files, {
        ...command.optsWithGlobals(),
        ...options,
        fromEnvironment: optionsFromEnvironment(command)
      })
    )
  session
    .command("lint")
    .description("report all problems of scripts, without running them")
    .argument("[file...]", "YAML scripts, or folders of them; by default the included scripts")
    .addHelpText("after", "\nExample:\n  $ skafferi session lint scripts/")
    .action(async (files: ReadonlyArray<string>, options, command: Command) =>
      (await import("./commands/session.ts")).lintSessions(files, { ...command.optsWithGlobals(), ...options })
    )
  session
    .command("schema")
    .description("print the script language as JSON Schema, for editors")
    .addHelpText(
      "after",
      "\nExample:\n  $ skafferi session schema > session.schema.json\n  and at the top of a script: # yaml-language-server: $schema=session.schema.json"
    )
    .action(async () => (await import("./commands/session.ts")).printSchema())
  runOptions(
    session
      .command("replay")
      .description("repeat a saved run with its script and seed, and report whether the outcome is the same")
  )
    .argument("<run>", "the folder of a saved run, or its name")
    .addHelpText("after", "\nExample:\n  $ skafferi session replay .skafferi/runs/2026-03-10T09-00-00-000Z-a-script")
    .action(async (run: string, options, command: Command) =>
      (await import("./commands/session.ts")).replaySession(run, {
        ...command.optsWithGlobals(),
        ...options,
        fromEnvironment: optionsFromEnvironment(command)
      })
    )
}

const makeProgram = (): Command => {
  const program = new Command("skafferi")
    .description("A Swedish grocery shop: web, API and tools")
    .version(manifest.version)
    .exitOverride()
    .showHelpAfterError("Try 'skafferi --help'.")
    .configureHelp({ showGlobalOptions: true })
    .addOption(new Option("--api <url>", "base URL of an API: https://api.example.se/api/v1").env("SKAFFERI_API"))
    .addOption(new Option("--json", "print results as one JSON document").env("SKAFFERI_JSON"))
    .addOption(
      new Option("--ndjson", "print events as they occur, one JSON object per line")
        .env("SKAFFERI_NDJSON")
        .conflicts("json")
    )
    .addOption(new Option("--quiet", "print errors only, no progress or other messages").env("SKAFFERI_QUIET"))
    .addOption(new Option("--no-color", "print without colours").env("NO_COLOR"))
    .addOption(
      new Option("--seed <number>", "seed of the random values; a new one for each run by default")
        .argParser(parseNumber)
        .env("SKAFFERI_SEED")
    )
    .addOption(
      new Option("--store-dir <folder>", "folder of browser profiles and saved runs")
        .default(".skafferi")
        .env("SKAFFERI_STORE_DIR")
    )
    .addHelpText(
      "after",
      "\nExamples:\n  $ skafferi serve --port 3000\n  $ skafferi session run --api http://localhost:3000/api/v1"
    )

  apiOptions(program.command("serve").description("start the shop and its API on one port")).action(
    async (options, command: Command) =>
      (await import("./commands/serve.ts")).serve({ ...command.optsWithGlobals(), ...options })
  )

  apiOptions(program.command("api").description("start only the API")).action(async (options, command: Command) =>
    (await import("./commands/serve.ts")).serveApi({ ...command.optsWithGlobals(), ...options })
  )

  program
    .command("web")
    .description("start only the web shop, with another API")
    .addOption(portOption())
    .addHelpText("after", "\nExample:\n  $ skafferi web --api https://api.example.se/api/v1")
    .action(async (options, command: Command) => {
      const webOptions = { ...command.optsWithGlobals<{ readonly api?: string }>(), ...options }
      if (webOptions.api === undefined)
        throw new CliFailure(exitCodes.usage, "Give the API's URL, as in --api https://api.example.se/api/v1.")
      return (await import("./commands/serve.ts")).serveWeb(webOptions)
    })

  program
    .command("seed")
    .description("create the demo shop in a database, or recreate it")
    .addOption(dataOption())
    .addOption(databaseOption())
    .option("--reset", "delete an existing shop first, after a question; without it an existing shop is kept")
    .option("--yes", "delete it without a question, as in scripts")
    .option("--delete-customers", "delete it even if customers have registered in it")
    .addOption(sizeOption())
    .addHelpText("after", "\nExample:\n  $ skafferi seed --reset --yes --size 20000")
    .action(async (options, command: Command) =>
      (await import("./commands/seed.ts")).seed({ ...command.optsWithGlobals(), ...options })
    )

  program
    .command("mail")
    .description("print the shop's mails, newest last")
    .addOption(dataOption())
    .addOption(databaseOption())
    .action(async (options, command: Command) =>
      (await import("./commands/mail.ts")).printMail({ ...command.optsWithGlobals(), ...options })
    )

  const catalogue = program.command("catalogue").description("the products of the shop")
  catalogue
    .command("import")
    .description("load a product file: Open Prices, Open Food Facts or product responses of the API")
    .argument("<file>", "JSON, NDJSON or CSV; the format is recognised")
    .addOption(dataOption())
    .addOption(databaseOption())
    .option("--store <numbers>", "store numbers, comma-separated; every store by default")
    .action(async (file: string, options, command: Command) =>
      (await import("./commands/import.ts")).importFile(file, { ...command.optsWithGlobals(), ...options })
    )
  addSession(program)
  return program
}

const offValues = new Set(["", "0", "false", "no", "off"])

/** Deletes empty variables, and variables of switches with a value such as 'false', because Commander treats any value as true. */
const deleteUnsetVariables = (environment: NodeJS.ProcessEnv): void => {
  for (const name of ["SKAFFERI_JSON", "SKAFFERI_NDJSON", "SKAFFERI_QUIET"])
    if (offValues.has((environment[name] ?? "").trim().toLowerCase())) delete environment[name]
  for (const [name, value] of Object.entries(environment))
    if (value?.trim() === "" && /^(?:SKAFFERI_|NO_COLOR$|PORT$|DATABASE_URL$|TRUST_PROXY$)/.test(name))
      delete environment[name]
}

/** Runs one command line and sets the process's exit code. */
export const main = async (argv: ReadonlyArray<string>): Promise<void> => {
  guardOutput()
  deleteUnsetVariables(process.env)
  try {
    await makeProgram().parseAsync(argv)
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? exitCodes.passed : exitCodes.usage
      return
    }
    if (error instanceof CliFailure) {
      process.stderr.write(`${printable(error.message)}\n`)
      process.exitCode = error.exitCode
      return
    }
    if (isUnavailable(error)) {
      const reason = error instanceof Error ? error.message : String(error)
      process.stderr.write(
        `The database connection was lost (${printable(reason)}); check that the server is running and its disk is not full, then try again.\n`
      )
      process.exitCode = exitCodes.unreachable
      return
    }
    process.stderr.write(`${printable(error instanceof Error ? (error.stack ?? error.message) : String(error))}\n`)
    process.exitCode = exitCodes.internal
  }
}
