import { Outlet } from "react-router-dom"
import { OverlaysWhenNeeded } from "./OverlaysWhenNeeded.tsx"

/** Pages without the shell that open the panel, as the checkout does to change the delivery. */
export const WithOverlays = () => (
  <>
    <Outlet />
    <OverlaysWhenNeeded />
  </>
)
