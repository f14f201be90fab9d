import { CmsText } from "../CmsText.tsx"
import type { BlockProps } from "../block-props.ts"

export const RichTextGrid = ({ block: { html } }: BlockProps<"RichTextGrid">) => <CmsText html={html} />
