import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { memo } from 'react'
import { QrCode } from '#primitives/QrCode.tsx'
import { FittedText } from './FittedText.tsx'
import { LabelBrand } from './LabelBrand.tsx'
import { labelsRecipe } from './Labels.recipe.ts'
import type { BadgeLabel } from './labelTypes.ts'

interface BadgeProps extends Omit<BadgeLabel, 'id' | 'kind'> {
  /** The text alternative of the code. */
  codeLabel: string
}

/** A badge to wear: name, position, ID number, and a QR code of the person's page. */
export const Badge = memo(function Badge({ name, position, idnumber, address, codeLabel }: BadgeProps) {
  const styles = useSlotRecipe({ recipe: labelsRecipe })({ kind: 'badge' })
  return (
    <chakra.div css={styles.root}>
      <LabelBrand size={4} />
      <chakra.div css={styles.who}>
        <FittedText text={name} sizes={nameSizes} css={styles.name} />
        <FittedText text={position} sizes={positionSizes} css={styles.position} />
      </chakra.div>
      <chakra.div css={styles.code}>
        <QrCode text={address} label={codeLabel} />
        <FittedText text={idnumber} sizes={numberSizes} css={styles.number} />
      </chakra.div>
    </chakra.div>
  )
})

/** For a column of 48 mm. */
const nameSizes = [
  { size: 5.8, letters: 24, word: 13 },
  { size: 4.7, letters: 40, word: 16 },
  { size: 3.6, letters: 70, word: 21 },
  { size: 2.8, letters: 120, word: 27 },
] as const

/** For 28 mm. */
const numberSizes = [
  { size: 5, letters: 8, word: 8 },
  { size: 3.6, letters: 12, word: 12 },
] as const

const positionSizes = [
  { size: 3.2, letters: 60, word: 22 },
  { size: 2.6, letters: 110, word: 28 },
  { size: 2.1, letters: 300, word: 40 },
] as const
