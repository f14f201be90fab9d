/** The icons that several components show: SVG paths on a 20 x 20 grid, drawn with a stroke of width 1.6 and round caps. */
export const iconPaths = {
  search: "M13.2 13.2 17.5 17.5M15 8.75a6.25 6.25 0 1 1-12.5 0 6.25 6.25 0 0 1 12.5 0Z",
  basket: "M2.5 8h15l-1.6 7.6a2 2 0 0 1-2 1.6H6.1a2 2 0 0 1-2-1.6L2.5 8ZM6 8l3-5M14 8l-3-5M8 11.2v3M12 11.2v3",
  menu: "M3 5.5h14M3 10h14M3 14.5h9",
  user: "M13.2 6.7a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 0 1 6.4 0ZM3.8 17c.6-3.4 3-5 6.2-5s5.6 1.6 6.2 5",
  store:
    "M3.5 9v6.5a1.5 1.5 0 0 0 1.5 1.5h10a1.5 1.5 0 0 0 1.5-1.5V9M2.5 7 4 3h12l1.5 4c0 1.2-1 2.2-2.5 2.2S12.5 8.2 12.5 7c0 1.2-1 2.2-2.5 2.2S7.5 8.2 7.5 7c0 1.2-1 2.2-2.5 2.2S2.5 8.2 2.5 7ZM8 17v-4.5h4V17",
  heart:
    "M10 16.5S3 12.6 3 7.7C3 5.4 4.7 4 6.5 4 8 4 9.3 4.8 10 6.2 10.7 4.8 12 4 13.5 4 15.3 4 17 5.4 17 7.7c0 4.9-7 8.8-7 8.8Z",
  plus: "M10 4v12M4 10h12",
  minus: "M4 10h12",
  close: "M5 5l10 10M15 5 5 15",
  check: "M4 10.5 8.2 14.7 16 6",
  down: "M5 7.8 10 12.8l5-5",
  up: "M5 12.2 10 7.2l5 5",
  right: "M7.8 5 12.8 10l-5 5",
  left: "M12.2 5 7.2 10l5 5",
  back: "M16.5 10h-13M8.5 4.8 3.3 10l5.2 5.2",
  info: "M10 9.2v4.6M10 6.2v.1M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Z",
  warning:
    "M10 7.5v4M10 14.2v.1M8.7 3.3 2.3 14.6a1.5 1.5 0 0 0 1.3 2.2h12.8a1.5 1.5 0 0 0 1.3-2.2L11.3 3.3a1.5 1.5 0 0 0-2.6 0Z",
  truck:
    "M2 5h9.5v8.5H8M11.5 8h3.3l3.2 3v2.5h-1.5M4 13.5H2V5M8 14.3a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM16.5 14.3a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z",
  clock: "M10 5.8V10l2.8 2M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Z",
  recipe:
    "M4.5 9.5h11v5.5a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2V9.5ZM2.5 9.5h15M7 6.8c-.8-.9.8-1.7 0-2.8M10.2 6.8c-.8-.9.8-1.7 0-2.8M13.4 6.8c-.8-.9.8-1.7 0-2.8",
  print: "M5.5 7V3h9v4M5.5 14h-2V7.5h13V14h-2M5.5 11.8h9V17h-9z"
} as const

export type IconName = keyof typeof iconPaths

/** A name, or the path of an icon that is declared by the only component that shows it, so that not every page loads it. */
export type IconShape = IconName | `M${string}`
