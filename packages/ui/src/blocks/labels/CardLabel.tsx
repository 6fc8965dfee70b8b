import { company } from '@atrium/contract/core'
import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { memo } from 'react'
import { QrCode } from '#primitives/QrCode.tsx'
import { FittedText } from './FittedText.tsx'
import { LabelBrand } from './LabelBrand.tsx'
import { labelsRecipe } from './Labels.recipe.ts'
import { letterSize, mm } from './labelMath.ts'
import type { CardLabel as Card } from './labelTypes.ts'

interface CardLabelProps extends Omit<Card, 'id' | 'kind'> {
  /** The text alternative of the code. */
  codeLabel: string
}

/** A personal card to be given away: name, position, how to write, and a code that leads to the card's page. */
export const CardLabel = memo(function CardLabel({
  name,
  position,
  email,
  address,
  codeLabel,
}: CardLabelProps) {
  const styles = useSlotRecipe({ recipe: labelsRecipe })({ kind: 'card' })
  return (
    <chakra.div css={styles.root}>
      <LabelBrand size={4} />
      <chakra.div css={styles.who}>
        <FittedText text={name} sizes={nameSizes} css={styles.name} />
        <FittedText text={position} sizes={positionSizes} css={styles.position} />
      </chakra.div>
      <chakra.div css={styles.contacts} fontSize={mm(letterSize(email, contactSizes))}>
        <p>{email}</p>
        <p>{company.website}</p>
      </chakra.div>
      <chakra.div css={styles.code}>
        <QrCode text={address} label={codeLabel} />
      </chakra.div>
    </chakra.div>
  )
})

/** For a column of 48 mm. */
const nameSizes = [
  { size: 5.4, letters: 26, word: 14 },
  { size: 4.4, letters: 40, word: 17 },
  { size: 3.4, letters: 70, word: 22 },
  { size: 2.7, letters: 120, word: 28 },
] as const

const positionSizes = [
  { size: 3, letters: 50, word: 23 },
  { size: 2.5, letters: 90, word: 29 },
  { size: 2, letters: 300, word: 40 },
] as const

/** An address is one word. */
const contactSizes = [
  { size: 2.6, letters: 34, word: 34 },
  { size: 2.2, letters: 40, word: 40 },
  { size: 2, letters: 80, word: 80 },
] as const
