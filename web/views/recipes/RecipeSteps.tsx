import * as text from "#web/text/recipe.ts"
import styles from "./RecipeSteps.module.css"

export interface RecipeStepsProps {
  readonly steps: ReadonlyArray<string>
  readonly tip: string | null
  readonly source: string | null
}

/** The instructions in numbered steps, with tip and source (RECIPE-09, RECIPE-10). */
export const RecipeSteps = ({ steps, tip, source }: RecipeStepsProps) => (
  <>
    {steps.length > 0 && (
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step} className={styles.step}>
            {step}
          </li>
        ))}
      </ol>
    )}
    {tip !== null && (
      <div className={styles.tip}>
        <h3>{text.tip}</h3>
        <p>{tip}</p>
      </div>
    )}
    {source !== null && <p className={styles.source}>{text.sourceOf(source)}</p>}
  </>
)
