import { chakra } from '@chakra-ui/react'
import type { ReactNode, Ref } from 'react'
import { FormFailure, type FormFailureProps } from '#forms/FormFailure.tsx'
import { type FormProps, FormShell } from '#forms/FormShell.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { TextField } from '#forms/TextField.tsx'
import { Button } from '#primitives/Button.tsx'
import { CardSection } from '#primitives/CardSection.tsx'
import { Icon } from '#primitives/Icon.tsx'
import { type Outcome, OutcomeMessage } from '#primitives/Message.tsx'
import { styles } from './Profile.styles.ts'

const keyIcon = 'M12 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM12 12h8.5v4M17 12v3'

interface PasskeyItem {
  id: number
  name: string
  /** "Added on 21 November 2026" */
  added: string
  /** "Last used today at 09:12", or that it was not used yet. */
  used: string
  /** The name of the button, different in each row: "Remove the passkey: Work laptop". */
  removeName: string
  /** @default false */
  isRemoving?: boolean | undefined
}

export interface PasskeysProps extends FormProps {
  texts: {
    heading: string
    /** What a passkey is. */
    lead: string
    /** Names the list. */
    list: string
    remove: string
    removing: string
    /** Names the form. */
    form: string
    name: string
    nameHint: string
    add: string
    adding: string
  }
  /** "On", beside the heading; left out while it is not known. */
  tag?: { label: string; isOn: boolean } | undefined
  headingRef?: Ref<HTMLHeadingElement> | undefined
  passkeys: readonly PasskeyItem[]
  onRemove: (id: number) => void
  /** The outcome of the last change. */
  outcome?: Outcome | undefined
  /** Why the last passkey was not added. */
  failure?: FormFailureProps | undefined
  /** Replaces list and form: recovery codes, a skeleton or a failure. */
  children?: ReactNode
}

/** The passkeys on the page "Security": each with a button to remove it, and a form for another one. */
export function Passkeys(props: PasskeysProps) {
  const { texts, tag, headingRef, passkeys, onRemove, outcome, failure, children, ...form } = props
  return (
    <CardSection heading={texts.heading} state={tag} lead={texts.lead} headingRef={headingRef}>
      <chakra.div display="grid" gap="5" marginTop="5">
        {children ?? (
          <>
            {passkeys.length > 0 && (
              <chakra.ul aria-label={texts.list} borderBottomWidth="hairline" borderColor="border.hairline">
                {passkeys.map(({ id, name, added, used, removeName, isRemoving = false }) => (
                  <chakra.li key={id} css={styles.session}>
                    <chakra.span css={styles.device}>
                      <Icon d={keyIcon} />
                    </chakra.span>
                    <chakra.div css={styles.sessionTexts}>
                      <chakra.p fontWeight="medium" overflowWrap="anywhere">
                        {name}
                      </chakra.p>
                      <chakra.p css={styles.seen}>
                        {used}
                        <chakra.span css={styles.dot}>{' · '}</chakra.span>
                        <chakra.span css={styles.since}>{added}</chakra.span>
                      </chakra.p>
                    </chakra.div>
                    <Button
                      variant="outline"
                      size="sm"
                      aria-label={isRemoving ? texts.removing : removeName}
                      isLoading={isRemoving}
                      onClick={() => onRemove(id)}
                    >
                      {texts.remove}
                    </Button>
                  </chakra.li>
                ))}
              </chakra.ul>
            )}
            <OutcomeMessage outcome={outcome} />
            <chakra.div maxWidth="36rem">
              <FormShell label={texts.form} isClearedWhenSent {...form}>
                <TextField
                  name="name"
                  label={texts.name}
                  hint={texts.nameHint}
                  isRequired
                  autoComplete="off"
                />
                <SubmitButton isFull={false} variant="outline" label={texts.add} busyLabel={texts.adding} />
                {failure && <FormFailure {...failure} />}
              </FormShell>
            </chakra.div>
          </>
        )}
      </chakra.div>
    </CardSection>
  )
}
