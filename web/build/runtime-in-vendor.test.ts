import { describe, expect, it } from "vitest"
import { importingFromVendor, withRuntime } from "./runtime-in-vendor.ts"

const runtimeCode = "var e=1,t=()=>e+1;export{e as n,t};"
const vendorCode = 'import{n as r,t as $$}from"./rolldown-runtime-XKy-_1.js";var e=r+$$();export{e as a};'
const importModule = (code: string) => import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)

describe("withRuntime", () => {
  it("gives the vendor chunk the runtime's values under the names that it imports, although both declare the same variables", async () => {
    expect(await importModule(withRuntime(vendorCode, runtimeCode))).toMatchObject({ a: 3 })
  })

  it("exports the runtime's values for other chunks", async () => {
    const vendor = await importModule(withRuntime(vendorCode, runtimeCode))
    expect([vendor.runtime_n, vendor.runtime_t()]).toEqual([1, 2])
  })
})

describe("importingFromVendor", () => {
  it("imports the same variables from the vendor chunk, and nothing else differently", () => {
    expect(
      importingFromVendor(
        'import{a}from"./vendor-1.js";import{n as e,t}from"./rolldown-runtime-XKy.js";e()',
        "vendor-1.js"
      )
    ).toBe('import{a}from"./vendor-1.js";import{runtime_n as e,runtime_t as t}from"./vendor-1.js";e()')
  })
})
