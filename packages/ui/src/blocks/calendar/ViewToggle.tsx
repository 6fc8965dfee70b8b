import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { viewToggleRecipe } from './ViewToggle.recipe.ts'

interface ViewToggleProps<View extends string> {
  /** "View": names the group. */
  label: string
  views: readonly { value: View; label: string }[]
  /** The one that is shown. */
  chosen: View
  onChoose: (view: View) => void
}

/** The toggle buttons of the calendar area (spec 2): which of its views is shown. */
export function ViewToggle<View extends string>({ label, views, chosen, onChoose }: ViewToggleProps<View>) {
  const styles = useSlotRecipe({ recipe: viewToggleRecipe })()
  return (
    <chakra.div role="group" aria-label={label} css={styles.group}>
      {views.map((view) => (
        <chakra.button
          key={view.value}
          type="button"
          aria-pressed={view.value === chosen}
          css={styles.button}
          onClick={() => onChoose(view.value)}
        >
          {view.label}
        </chakra.button>
      ))}
    </chakra.div>
  )
}
