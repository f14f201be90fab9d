/** Thrown when the import cannot start; the message says what to do. */
export class ImportRefused extends Error {
  override readonly name = "ImportRefused"
}
