/** The path of the folder of all products; its children are the departments. */
export const productFolder = "/matvaror"
