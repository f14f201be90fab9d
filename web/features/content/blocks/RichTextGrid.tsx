import { EditorsText } from "../EditorsText.tsx"
import type { BlockProps } from "../block-props.ts"

export const RichTextGrid = ({ block: { html } }: BlockProps<"RichTextGrid">) => <EditorsText html={html} />
