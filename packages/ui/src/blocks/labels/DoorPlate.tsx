import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { memo } from 'react'
import { QrCode } from '#primitives/QrCode.tsx'
import { FittedText } from './FittedText.tsx'
import { LabelBrand } from './LabelBrand.tsx'
import { labelsRecipe } from './Labels.recipe.ts'
import type { DoorLabel } from './labelTypes.ts'

interface DoorPlateProps extends Omit<DoorLabel, 'id' | 'kind'> {
  /** The text alternative of the code. */
  codeLabel: string
  /** What the code is for: "Scan to see who works here". */
  hint: string
}

/** The name of a room, to be read from across the corridor, and a code that leads to who sits there. */
export const DoorPlate = memo(function DoorPlate({ name, address, codeLabel, hint }: DoorPlateProps) {
  const styles = useSlotRecipe({ recipe: labelsRecipe })({ kind: 'door' })
  return (
    <chakra.div css={styles.root}>
      <LabelBrand size={8} />
      <FittedText text={name} sizes={nameSizes} css={styles.name} />
      <chakra.p css={styles.hint}>{hint}</chakra.p>
      <chakra.div css={styles.code}>
        <QrCode text={address} label={codeLabel} />
      </chakra.div>
    </chakra.div>
  )
})

/** For 178 mm across and 40 mm down. */
const nameSizes = [
  { size: 30, letters: 10, word: 10 },
  { size: 22, letters: 14, word: 14 },
  { size: 16, letters: 36, word: 19 },
  { size: 12, letters: 66, word: 26 },
  { size: 9, letters: 100, word: 35 },
] as const
