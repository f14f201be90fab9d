// @ts-check
import { defineConfig } from "oxlint"

const tests = ["**/*.test.ts", "**/*.test.tsx", "**/testing.ts", "**/testing.tsx"]

export default defineConfig({
  plugins: ["typescript", "import", "react", "jsx-a11y", "unicorn", "oxc", "promise", "vitest"],
  jsPlugins: ["./contract-tests/lint/plugin.js"],
  categories: {
    correctness: "error",
    suspicious: "error",
    perf: "error"
  },
  env: {
    es2024: true,
    browser: true,
    node: true
  },
  ignorePatterns: ["dist/**", "node_modules/**", ".data/**"],
  rules: {
    "shop/layers": "error",
    "react/react-in-jsx-scope": "off",
    "react/no-danger": "error",
    "react/jsx-no-constructed-context-values": "off",
    "import/no-unassigned-import": "off",
    "import/no-cycle": [
      "error",
      {
        ignoreTypes: false
      }
    ],
    "unicorn/no-array-sort": "off",
    "no-await-in-loop": "off",
    "no-shadow": "off",
    "no-underscore-dangle": "off",
    "unicorn/consistent-function-scoping": "off",
    "jsx-a11y/no-autofocus": "off",
    "typescript/consistent-type-imports": "error",
    eqeqeq: "error",
    "no-console": [
      "error",
      {
        allow: ["error", "warn"]
      }
    ],
    "jsx-a11y/no-redundant-roles": "off",
    "jsx-a11y/prefer-tag-over-role": "off",
    "jsx-a11y/interactive-supports-focus": "off",
    "jsx-a11y/no-noninteractive-tabindex": "off",
    "jsx-a11y/no-static-element-interactions": "off",
    "jsx-a11y/click-events-have-key-events": "off",
    "jsx-a11y/anchor-has-content": "off",
    "import/no-named-as-default-member": "off",
    "oxc/no-map-spread": "off",
    "react/exhaustive-effect-dependencies": "off",
    "react/set-state-in-effect": "off",
    "react/refs": "off",
    "react/static-components": "off",
    "react/immutability": "off",
    "react/no-unstable-nested-components": "off",
    "react/no-object-type-as-default-prop": "off",
    "vitest/require-mock-type-parameters": "off",
    "unicorn/require-post-message-target-origin": "off",
    "promise/valid-params": "off",
    "react/jsx-key": "off",
    "no-unused-vars": [
      "error",
      {
        argsIgnorePattern: "^_",
        varsIgnorePattern: "^_",
        ignoreRestSiblings: true
      }
    ],
    "vitest/valid-expect": [
      "error",
      {
        maxArgs: 2
      }
    ],
    "vitest/no-conditional-expect": "off",
    "vitest/expect-expect": [
      "error",
      {
        assertFunctionNames: ["expect", "expect*", "fc.assert", "refused*", "assert*"]
      }
    ],
    "vitest/no-standalone-expect": "off",
    "vitest/valid-title": [
      "error",
      {
        allowArguments: true
      }
    ]
  },
  overrides: [
    {
      files: ["core/**/*.ts"],
      excludeFiles: tests,
      rules: {
        "no-restricted-globals": [
          "error",
          "fetch",
          "document",
          "window",
          "localStorage",
          "process",
          "setTimeout",
          "setInterval",
          "queueMicrotask"
        ],
        "shop/clock": "error"
      }
    }
  ]
})
