import { hydrateRoot } from "react-dom/client"
import { BrowserRouter } from "react-router-dom"
import { FloorPage } from "./FloorPage.tsx"

hydrateRoot(document.getElementById("root")!, <BrowserRouter><FloorPage /></BrowserRouter>)
