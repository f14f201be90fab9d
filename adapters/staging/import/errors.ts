/** Thrown when the import cannot start; the message tells the user what to do. */
export class ImportRefused extends Error {
  override readonly name = "ImportRefused"
}
