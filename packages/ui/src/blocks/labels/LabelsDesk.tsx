import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { FieldError } from '#forms/FieldError.tsx'
import { Button } from '#primitives/Button.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { Text } from '#primitives/Text.tsx'
import { BlankSheet } from './BlankSheet.tsx'
import { LabelChooser, type LabelChooserProps } from './LabelChooser.tsx'
import { LabelSheets, type LabelSheetsProps } from './LabelSheets.tsx'
import { styles } from './LabelsPage.styles.ts'

export interface LabelsDeskProps {
  chooser: LabelChooserProps
  sheets: LabelSheetsProps
  /** "3 chosen, 1 sheet of A4"; said when it changes. */
  summary: string
  printLabel: string
  /** How big they become, and what to set in the browser's window for that. */
  printHint: string
  onPrint: () => void
  /** What to choose before Print does anything; `isAsked` once it was pressed without. */
  missing?: { text: string; isAsked: boolean } | undefined
  previewHeading: string
  /** Over a blank sheet while nothing is chosen. */
  nothingText: string
}

/** Choose, see the sheets, print. */
export function LabelsDesk(props: LabelsDeskProps) {
  const { chooser, sheets, summary, printLabel, printHint, onPrint, missing, previewHeading, nothingText } =
    props
  const id = useId()
  const hasLabels = sheets.labels.length > 0
  return (
    <chakra.div css={styles.parts}>
      <chakra.div css={styles.side}>
        <LabelChooser {...chooser} />
        <chakra.div css={styles.act}>
          <chakra.div minWidth="0">
            <chakra.p role="status" textStyle="label">
              {summary}
            </chakra.p>
            {missing?.isAsked && (
              <FieldError role="alert" id={`${id}-missing`}>
                {missing.text}
              </FieldError>
            )}
            {missing && !missing.isAsked && (
              <Text id={`${id}-missing`} size="small" tone="muted">
                {missing.text}
              </Text>
            )}
          </chakra.div>
          <Button
            flexShrink="0"
            variant={missing ? 'outline' : 'primary'}
            // Not `disabled`: it keeps its place in the order of the keyboard, and a press says what is missing.
            aria-disabled={missing ? true : undefined}
            aria-describedby={missing ? `${id}-missing` : `${id}-hint`}
            onClick={onPrint}
          >
            {printLabel}
          </Button>
        </chakra.div>
        <Text id={`${id}-hint`} size="small" tone="muted">
          {printHint}
        </Text>
      </chakra.div>
      <chakra.section aria-labelledby={`${id}-preview`} css={styles.preview}>
        <Heading level={2} size="h4" id={`${id}-preview`}>
          {previewHeading}
        </Heading>
        {hasLabels ? (
          <LabelSheets {...sheets} />
        ) : (
          <div>
            <Text tone="muted">{nothingText}</Text>
            <chakra.div css={styles.blank}>
              <BlankSheet kind={sheets.kind} />
            </chakra.div>
          </div>
        )}
      </chakra.section>
    </chakra.div>
  )
}
