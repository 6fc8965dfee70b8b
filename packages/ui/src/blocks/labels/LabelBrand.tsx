import { company } from '@atrium/contract/core'
import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { CompanyLogo } from '#blocks/shell/CompanyLogo.tsx'
import { labelsRecipe } from './Labels.recipe.ts'
import { mm } from './labelMath.ts'

interface LabelBrandProps {
  /** Height of the letters, mm. */
  size: number
}

/** The logo at the head of a label. */
export function LabelBrand({ size }: LabelBrandProps) {
  const styles = useSlotRecipe({ recipe: labelsRecipe })()
  return (
    <chakra.span css={styles.brand} fontSize={mm(size)}>
      <CompanyLogo isSmall height="1.35em" />
      {company.name}
    </chakra.span>
  )
}
