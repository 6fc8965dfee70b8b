import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { useId } from 'react'
import { Button } from '#primitives/Button.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { Message, type MessageTexts } from '#primitives/Message.tsx'
import { Text } from '#primitives/Text.tsx'
import { LabelChooser, type LabelChooserProps } from './LabelChooser.tsx'
import { LabelSheets, type LabelSheetsProps } from './LabelSheets.tsx'
import { labelsPageRecipe } from './LabelsPage.recipe.ts'

export interface LabelsDeskProps {
  chooser: LabelChooserProps
  sheets: LabelSheetsProps
  /** "3 chosen, 1 sheet of A4"; said when it changes. */
  summary: string
  printLabel: string
  /** How big they become, and what to set in the browser's window for that. */
  printHint: string
  onPrint: () => void
  /** Why the last press on Print did nothing. */
  problem?: MessageTexts | undefined
  previewHeading: string
  /** In place of the sheets while nothing is chosen. */
  nothingText: string
}

/** Choose, see the sheets, print. */
export function LabelsDesk(props: LabelsDeskProps) {
  const { chooser, sheets, summary, printLabel, printHint, onPrint, problem, previewHeading, nothingText } =
    props
  const styles = useSlotRecipe({ recipe: labelsPageRecipe })()
  const id = useId()
  const hasLabels = sheets.labels.length > 0
  return (
    <chakra.div css={styles.parts}>
      <chakra.div css={styles.side}>
        <LabelChooser {...chooser} />
        <div>
          <chakra.p role="status" textStyle="label">
            {summary}
          </chakra.p>
          <Button
            // Without a choice, a press only says what to choose.
            variant={hasLabels ? 'primary' : 'outline'}
            isFull
            maxWidth="24rem"
            marginTop="3"
            aria-describedby={`${id}-hint`}
            onClick={onPrint}
          >
            {printLabel}
          </Button>
          <Text id={`${id}-hint`} size="small" tone="muted" marginTop="3">
            {printHint}
          </Text>
        </div>
        {problem && <Message variant="banner" tone="danger" {...problem} />}
      </chakra.div>
      <chakra.section aria-labelledby={`${id}-preview`} css={styles.preview}>
        <Heading level={2} size="h4" id={`${id}-preview`}>
          {previewHeading}
        </Heading>
        {hasLabels ? <LabelSheets {...sheets} /> : <chakra.p css={styles.nothing}>{nothingText}</chakra.p>}
      </chakra.section>
    </chakra.div>
  )
}
