/** Whether a module, by its id in the bundler, belongs to Effect. */
export const isEffect = (id: string): boolean => /node_modules\/effect\//.test(id)
