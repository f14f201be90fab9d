/** Icon names by patterns of Swedish product and category names; the first match wins. 'apple@#a9c24a@#d98a4a' is the icon in these colours. */
export type IconNames = ReadonlyArray<readonly [RegExp, string]>
