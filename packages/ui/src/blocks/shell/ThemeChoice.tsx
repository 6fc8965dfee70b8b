import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { Icon } from '#primitives/Icon.tsx'
import { themeChoiceRecipe } from './ThemeChoice.recipe.ts'

export interface ThemeChoiceProps {
  /** "Theme". */
  label: string
  options: readonly { label: string; isChosen: boolean; onChoose: () => void }[]
}

interface Props extends ThemeChoiceProps {
  /** A row of the side navigation, or a mark on a dark bar. */
  variant: 'row' | 'bar'
}

/** The choice of the theme: the browser's own list lies over what is seen. */
export function ThemeChoice({ label, options, variant }: Props) {
  const styles = useSlotRecipe({ recipe: themeChoiceRecipe })({ variant })
  const chosen = options.findIndex(({ isChosen }) => isChosen)
  return (
    <chakra.div css={styles.root}>
      <Icon d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 3.5v17M13.5 4v16M15 4.5v15M16.5 5v14M18 6.5v11M19.5 8.5v7" />
      <chakra.span aria-hidden="true" css={styles.label}>
        {label}
      </chakra.span>
      <chakra.span aria-hidden="true" css={styles.value}>
        {options[chosen]?.label}
      </chakra.span>
      <chakra.select
        aria-label={label}
        css={styles.select}
        value={chosen}
        onChange={({ target }) => options[Number(target.value)]?.onChoose()}
      >
        {options.map((option, place) => (
          <option key={option.label} value={place}>
            {option.label}
          </option>
        ))}
      </chakra.select>
    </chakra.div>
  )
}
