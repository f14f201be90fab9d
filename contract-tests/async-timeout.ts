import { configure } from "@testing-library/react"

// On a busy machine a component takes longer than the usual second.
configure({ asyncUtilTimeout: 10_000 })
