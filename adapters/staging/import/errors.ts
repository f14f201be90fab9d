/** The import cannot begin; the message names the next step. */
export class ImportRefused extends Error {
  override readonly name = "ImportRefused"
}
