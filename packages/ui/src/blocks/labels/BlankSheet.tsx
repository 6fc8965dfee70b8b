import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { labelSheetsRecipe } from './LabelSheets.recipe.ts'
import { labelsRecipe } from './Labels.recipe.ts'
import { labelsPerSheet, mm } from './labelMath.ts'
import type { LabelKind } from './labelTypes.ts'

/** The sheet before anything is chosen, with the places of its labels. Decoration. */
export function BlankSheet({ kind }: { kind: LabelKind }) {
  const styles = useSlotRecipe({ recipe: labelSheetsRecipe })({ kind })
  const label = useSlotRecipe({ recipe: labelsRecipe })({ kind })
  const isDoor = kind === 'door'
  return (
    <chakra.div aria-hidden css={styles.item}>
      <chakra.div css={styles.blank}>
        {[...Array(labelsPerSheet[kind]).keys()].map((place) => (
          <chakra.div key={place} css={[label.root, styles.place]}>
            <chakra.div
              css={styles.mark}
              gridArea="brand"
              width={mm(isDoor ? 44 : 22)}
              height={mm(isDoor ? 10 : 5)}
            />
            <chakra.div
              css={styles.mark}
              gridArea={isDoor ? 'name' : 'who'}
              alignSelf={isDoor ? 'center' : 'end'}
              width="78%"
              height={mm(isDoor ? 22 : 7)}
            />
            <chakra.div css={[label.code, styles.mark]} aspectRatio="1" margin="0" />
          </chakra.div>
        ))}
      </chakra.div>
    </chakra.div>
  )
}
