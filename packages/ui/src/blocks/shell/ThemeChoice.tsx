import { type Theme, themes } from '@atrium/contract/core'
import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#primitives/Icon.tsx'
import { themeChoiceRecipe } from './ThemeChoice.recipe.ts'

export interface ThemeChoiceProps {
  chosen: Theme
  onChoose: (theme: Theme) => void
}

interface Props extends ThemeChoiceProps {
  /** A row of the side navigation, or a mark on a dark bar. */
  variant: 'row' | 'bar'
}

/** The choice of the theme: the browser's own list lies over what is seen. */
export function ThemeChoice({ chosen, onChoose, variant }: Props) {
  const { t } = useTranslation()
  const styles = useSlotRecipe({ recipe: themeChoiceRecipe })({ variant })
  return (
    <chakra.div css={styles.root}>
      <Icon d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 3.5v17M13.5 4v16M15 4.5v15M16.5 5v14M18 6.5v11M19.5 8.5v7" />
      <chakra.span aria-hidden="true" css={styles.label}>
        {t('theme.label')}
      </chakra.span>
      <chakra.span aria-hidden="true" css={styles.value}>
        {t(`theme.${chosen}`)}
      </chakra.span>
      <chakra.select
        aria-label={t('theme.label')}
        css={styles.select}
        value={chosen}
        onChange={({ target }) => onChoose(target.value as Theme)}
      >
        {themes.map((theme) => (
          <option key={theme} value={theme}>
            {t(`theme.${theme}`)}
          </option>
        ))}
      </chakra.select>
    </chakra.div>
  )
}
