import { hydrateRoot } from "react-dom/client"
import { BrowserRouter } from "react-router-dom"
import { BaselinePage } from "./BaselinePage.tsx"

hydrateRoot(
  document.getElementById("root")!,
  <BrowserRouter>
    <BaselinePage />
  </BrowserRouter>
)
