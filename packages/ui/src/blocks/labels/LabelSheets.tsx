import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { Global } from '@emotion/react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from './Badge.tsx'
import { CardLabel } from './CardLabel.tsx'
import { DoorPlate } from './DoorPlate.tsx'
import { labelSheetsRecipe } from './LabelSheets.recipe.ts'
import { intoSheets } from './labelMath.ts'
import type { LabelKind, PrintLabel } from './labelTypes.ts'

interface LabelSheetsProps {
  kind: LabelKind
  /** All of that kind. */
  labels: readonly PrintLabel[]
}

/**
 * The labels on A4 sheets, as they will be printed. While they are shown, printing the page prints them and nothing
 * else, in their size: the sheets bring their own margins.
 */
export function LabelSheets({ kind, labels }: LabelSheetsProps) {
  const { t } = useTranslation('labels')
  const styles = useSlotRecipe({ recipe: labelSheetsRecipe })({ kind })
  const sheets = intoSheets(kind, labels)
  const sheetLabel = (at: number) => t('preview.sheet', { number: at + 1, total: sheets.length })
  return (
    <chakra.div css={styles.list} data-label-sheets="">
      <Global styles={paper} />
      {sheets.map((sheet, at) => (
        <chakra.div key={sheet[0]?.id} css={styles.item}>
          <chakra.p css={styles.caption}>{sheetLabel(at)}</chakra.p>
          <chakra.ul aria-label={sheetLabel(at)} css={styles.sheet}>
            {sheet.map((label) => (
              <chakra.li key={label.id} css={styles.label}>
                <Label label={label} codeLabel={t('code', { name: label.name })} hint={t('doorHint')} />
              </chakra.li>
            ))}
          </chakra.ul>
        </chakra.div>
      ))}
    </chakra.div>
  )
}

interface LabelProps {
  label: PrintLabel
  codeLabel: string
  hint: string
}

const Label = memo(function Label({ label, codeLabel, hint }: LabelProps) {
  if (label.kind === 'badge') return <Badge {...label} codeLabel={codeLabel} />
  if (label.kind === 'door') return <DoorPlate {...label} codeLabel={codeLabel} hint={hint} />
  return <CardLabel {...label} codeLabel={codeLabel} />
})

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
