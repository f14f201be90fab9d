import type { ErrorCode } from "#core/contract/error-codes.ts"
import { serverErrorResponse, headers, type Json, errorContent } from "./parts.ts"

const sizeParameter = (name: string, description: string): Json => ({
  name,
  in: "query",
  required: false,
  description,
  schema: { type: "integer", minimum: 1 }
})

/** The path item of a kind of picture; pictures are outside the API's base path. */
const picturePathItem = (
  kind: string,
  summary: string,
  notFoundCode: ErrorCode,
  id = { name: "id", description: `The ${kind}'s id.` }
): Json => ({
  servers: [{ url: "/", description: "The shop's origin, outside the API's base path" }],
  get: {
    operationId: `${kind}Picture`,
    tags: ["pictures"],
    summary,
    security: [],
    parameters: [
      {
        ...id,
        in: "path",
        required: true,
        schema: { type: "string" }
      },
      sizeParameter("width", "Width in CSS pixels times density, one of the fixed sizes."),
      sizeParameter("height", "Height in CSS pixels times density, one of the fixed sizes.")
    ],
    responses: {
      200: {
        description: "The picture, immutable: WebP, or AVIF when it is large and the client accepts it.",
        headers,
        content: {
          "image/webp": { schema: { type: "string", format: "binary" } },
          "image/avif": { schema: { type: "string", format: "binary" } }
        }
      },
      304: { description: "The client's copy is current.", headers },
      400: {
        description: "Not one of the fixed sizes: ERR_VALIDATION.",
        headers,
        content: errorContent("ERR_VALIDATION", "Not one of the fixed sizes.")
      },
      404: {
        description: `There is no such picture: ${notFoundCode}.`,
        headers,
        content: errorContent(notFoundCode, "There is no such picture.")
      },
      ...serverErrorResponse
    }
  }
})

export const picturePaths: Json = {
  "/images/products/{id}": picturePathItem("product", "The packshot of a product", "ERR_PRODUCT_NOT_FOUND"),
  "/images/departments/{ids}": picturePathItem(
    "department",
    "The best-selling products of a category, or of several departments, one below the other",
    "ERR_DEPARTMENT_NOT_FOUND",
    {
      name: "ids",
      description:
        "An id, or up to 12 ids of departments that follow one another in the navigation tree, separated by commas; the pictures of several are 96 or 192 px wide."
    }
  ),
  "/images/recipes/{id}": picturePathItem("recipe", "The dish of a recipe", "ERR_RECIPE_NOT_FOUND"),
  "/images/scenes/{id}": picturePathItem("scene", "A scene of a department", "ERR_SCENE_NOT_FOUND")
}
