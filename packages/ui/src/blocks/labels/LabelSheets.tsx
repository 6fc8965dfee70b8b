import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { Global } from '@emotion/react'
import { memo } from 'react'
import { Badge } from './Badge.tsx'
import { CardLabel } from './CardLabel.tsx'
import { DoorPlate } from './DoorPlate.tsx'
import { labelSheetsRecipe } from './LabelSheets.recipe.ts'
import { intoSheets } from './labelMath.ts'
import type { LabelKind, PrintLabel } from './labelTypes.ts'

export interface LabelSheetsProps {
  kind: LabelKind
  /** All of that kind. */
  labels: readonly PrintLabel[]
  /** The company's name, beside the logo. */
  brand: string
  /** "Sheet 1 of 4". */
  sheetLabel: (sheet: number, count: number) => string
}

/**
 * The labels on A4 sheets, as they will be printed. While they are shown, printing the page prints them and nothing
 * else, in their size: the sheets bring their own margins.
 */
export const LabelSheets = memo(function LabelSheets({ kind, labels, brand, sheetLabel }: LabelSheetsProps) {
  const styles = useSlotRecipe({ recipe: labelSheetsRecipe })({ kind })
  const sheets = intoSheets(kind, labels)
  return (
    <chakra.div css={styles.list} data-label-sheets="">
      <Global styles={paper} />
      {sheets.map((sheet, at) => (
        <chakra.div key={sheet[0]?.id} css={styles.item}>
          <chakra.p css={styles.caption}>{sheetLabel(at + 1, sheets.length)}</chakra.p>
          <chakra.ul aria-label={sheetLabel(at + 1, sheets.length)} css={styles.sheet}>
            {sheet.map((label) => (
              <chakra.li key={label.id} css={styles.label}>
                {draw(label, brand)}
              </chakra.li>
            ))}
          </chakra.ul>
        </chakra.div>
      ))}
    </chakra.div>
  )
})

function draw(label: PrintLabel, brand: string) {
  if (label.kind === 'badge') return <Badge brand={brand} {...label} />
  if (label.kind === 'door') return <DoorPlate brand={brand} {...label} />
  return <CardLabel brand={brand} {...label} />
}

const paper = {
  '@page': { size: 'A4 portrait', margin: 0 },
  '@media print': {
    // The path from the page's root to the sheets stays, and loses what holds it off the paper's edge.
    'body *:not(:has([data-label-sheets]), [data-label-sheets], [data-label-sheets] *)': {
      display: 'none !important',
    },
    'body, body *:has([data-label-sheets])': {
      display: 'block !important',
      margin: '0 !important',
      padding: '0 !important',
      border: '0 !important',
      minHeight: '0 !important',
      maxWidth: 'none !important',
      background: 'none !important',
    },
  },
}
