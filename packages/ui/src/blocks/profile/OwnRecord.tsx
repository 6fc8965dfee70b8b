import { chakra } from '@chakra-ui/react'
import { type Ref, useId } from 'react'
import { Changes, type ChangesProps } from '#blocks/desk/Changes.tsx'
import { Button } from '#primitives/Button.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { Message, type MessageTexts } from '#primitives/Message.tsx'
import { Row } from '#primitives/Stack.tsx'
import { Tag } from '#primitives/Tag.tsx'
import { Text } from '#primitives/Text.tsx'
import { styles } from './Profile.styles.ts'

export interface OwnRecordProps {
  heading: string
  /** Who keeps these values. */
  text: string
  /** Lets the caller focus the part. */
  partRef?: Ref<HTMLElement> | undefined
  /** Opens the form; missing while a request waits. */
  ask?: { label: string; onPress: () => void } | undefined
  /** The last request. */
  last?:
    | (ChangesProps & {
        title: string
        state: string
        isWaiting: boolean
        /** When it was sent, and decided. */
        when: string
        /** The words of HR, and what names them: "Answer". */
        answer?: { label: string; words: string } | undefined
        withdraw?: { label: string; isBusy: boolean; busyLabel: string; onPress: () => void } | undefined
      })
    | undefined
  /** That a call failed, and why. */
  failure?: MessageTexts | undefined
}

/** What HR keeps in a record: the way to ask for a change, and what became of the last request. */
export function OwnRecord({ heading, text, partRef, ask, last, failure }: OwnRecordProps) {
  const headingId = useId()
  return (
    <chakra.section ref={partRef} tabIndex={-1} aria-labelledby={headingId} css={styles.own}>
      <chakra.div css={styles.ownHead}>
        <div>
          <Heading level={3} size="h4" id={headingId}>
            {heading}
          </Heading>
          <Text size="small" tone="muted">
            {text}
          </Text>
        </div>
        {ask && (
          <Button variant="outline" size="sm" css={styles.press} onClick={ask.onPress}>
            {ask.label}
          </Button>
        )}
      </chakra.div>
      {failure && <Message variant="banner" tone="danger" {...failure} />}
      {last && (
        <chakra.div css={styles.last}>
          <Row columnGap="3" rowGap="1">
            <chakra.p fontWeight="medium">{last.title}</chakra.p>
            <Tag tone={last.isWaiting ? 'accent' : 'over'}>{last.state}</Tag>
          </Row>
          <Text size="small" tone="muted">
            {last.when}
          </Text>
          <Changes changes={last.changes} nothing={last.nothing} />
          {last.answer && (
            <chakra.p css={styles.answer}>
              <span>{last.answer.label}</span>
              <q>{last.answer.words}</q>
            </chakra.p>
          )}
          {last.withdraw && (
            <chakra.div marginTop="2">
              <Button
                variant="outline"
                size="sm"
                css={styles.press}
                isLoading={last.withdraw.isBusy}
                loadingLabel={last.withdraw.busyLabel}
                onClick={last.withdraw.onPress}
              >
                {last.withdraw.label}
              </Button>
            </chakra.div>
          )}
        </chakra.div>
      )}
    </chakra.section>
  )
}
