import { chakra } from '@chakra-ui/react'
import type { ReactNode, Ref } from 'react'
import { Button } from '#primitives/Button.tsx'
import { CardSection } from '#primitives/CardSection.tsx'
import { Message, type MessageTexts, type Outcome, OutcomeMessage } from '#primitives/Message.tsx'
import { Row } from '#primitives/Stack.tsx'
import { Text } from '#primitives/Text.tsx'
import { styles as profileStyles } from './Profile.styles.ts'

/** A button with the text of its wait. */
interface Action {
  label: string
  busyLabel: string
  isBusy: boolean
  onPress: () => void
}

export interface SecondFactorProps {
  heading: string
  /** What two-step sign-in is for. */
  lead: string
  headingRef?: Ref<HTMLHeadingElement> | undefined
  /** "On", beside the heading; left out while it is not known. */
  tag?: { label: string; isOn: boolean } | undefined
  /** The state in sentences: "On since 25 November 2026." "9 recovery codes are left." */
  state?: readonly string[] | undefined
  /** The role demands a second factor that is not set up. */
  demand?: MessageTexts | undefined
  /** The first is the main one. */
  actions?: readonly Action[] | undefined
  outcome?: Outcome | undefined
  /** Replaces state and actions: the set-up, the recovery codes, a skeleton or a failure. */
  children?: ReactNode
}

/** The second factor on the page "Security": whether it is on, and how to change that. */
export function SecondFactor(props: SecondFactorProps) {
  const { heading, lead, headingRef, state = [], demand, actions = [], outcome, children } = props
  const { actions: row } = profileStyles
  return (
    <CardSection heading={heading} state={props.tag} lead={lead} headingRef={headingRef}>
      <chakra.div display="grid" gap="5" marginTop="5">
        {demand && <Message variant="banner" tone="warning" {...demand} />}
        {children ?? (
          <>
            <Row justifyContent="space-between">
              {state.length > 0 && (
                <div>
                  {state.map((sentence) => (
                    <Text key={sentence}>{sentence}</Text>
                  ))}
                </div>
              )}
              <Row gap="2" css={row}>
                {actions.map(({ label, busyLabel, isBusy, onPress }, at) => (
                  <Button
                    key={label}
                    variant={at === 0 ? 'outline' : 'quiet'}
                    isLoading={isBusy}
                    loadingLabel={busyLabel}
                    onClick={onPress}
                  >
                    {label}
                  </Button>
                ))}
              </Row>
            </Row>
            <OutcomeMessage outcome={outcome} />
          </>
        )}
      </chakra.div>
    </CardSection>
  )
}
