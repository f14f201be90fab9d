import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { CmsHtml } from "#core/content/cms-html.ts"
import { sanitizeBlock, sanitizeBySchema } from "./sanitize-block.ts"

const unsafeHtml = "<p>Text<script>alert(1)</script></p>"
const safeHtml = "<p>Text</p>"

describe("sanitizeBlock", () => {
  it("sanitizes the HTML of a block and leaves its other fields unchanged", () => {
    expect(sanitizeBlock({ id: "1", type: "RichTextGrid", html: unsafeHtml })).toEqual({
      id: "1",
      type: "RichTextGrid",
      html: safeHtml
    })
  })
})

describe("sanitizeBySchema", () => {
  it("sanitizes CMS HTML at any depth of a Schema, and no other text", () => {
    const schema = Schema.Struct({
      title: Schema.String,
      intro: Schema.NullOr(CmsHtml),
      footer: Schema.optionalKey(CmsHtml),
      sections: Schema.Array(Schema.Struct({ title: Schema.String, html: CmsHtml }))
    })
    const value = {
      title: unsafeHtml,
      intro: unsafeHtml,
      footer: unsafeHtml,
      sections: [{ title: unsafeHtml, html: unsafeHtml }]
    }
    expect(sanitizeBySchema(schema, value)).toEqual({
      title: unsafeHtml,
      intro: safeHtml,
      footer: safeHtml,
      sections: [{ title: unsafeHtml, html: safeHtml }]
    })
    expect(sanitizeBySchema(schema, { title: "", intro: null, sections: [] })).toEqual({
      title: "",
      intro: null,
      sections: []
    })
  })

  it("leaves a value that does not match its Schema unchanged", () => {
    const schema = Schema.Struct({ sections: Schema.Array(CmsHtml), intro: Schema.Struct({ html: CmsHtml }) })
    for (const invalidValue of [null, 7, unsafeHtml, { other: unsafeHtml }])
      expect(
        sanitizeBySchema(schema, { sections: invalidValue, intro: invalidValue, more: invalidValue } as never)
      ).toEqual({
        sections: invalidValue,
        intro: invalidValue,
        more: invalidValue
      })
  })
})
