import { pages } from '@atrium/contract/core'
import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { type ChangeEvent, type ComponentProps, type FormEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormPost } from '#forms/FormShell.tsx'
import { useAnswerFocus } from '#forms/useAnswerFocus.ts'
import { useErrorRole } from '#forms/useErrorRole.ts'
import { useTypedBefore } from '#forms/useTypedBefore.ts'
import { Button } from '#primitives/Button.tsx'
import { Container } from '#primitives/Container.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { HiddenFields } from '#primitives/HiddenFields.tsx'
import { CheckIcon, WarningIcon } from '#primitives/icons.tsx'
import { Link } from '#primitives/Link.tsx'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'
import { subscribeStripRecipe } from './SubscribeStrip.recipe.ts'

export interface SubscribeOutcome {
  kind: 'success' | 'error'
  text: string
  /**
   * The error is about what was typed: the field is marked and takes the focus.
   * @default false
   */
  isAboutField?: boolean | undefined
}

export interface SubscribeStripProps {
  /** What is typed. */
  value: string
  onChange: (value: string) => void
  onSubmit: () => void
  /**
   * The address is being sent: the button turns, and presses do nothing.
   * @default false
   */
  isBusy?: boolean | undefined
  /** The address and the hidden fields of a post without JavaScript. */
  post?: FormPost | undefined
  /** Below a form: dark and smaller, so that it does not compete with the form. @default false */
  isQuiet?: boolean | undefined
  /** How the last try ended; stays beside the field until it is taken away. */
  outcome?: SubscribeOutcome | undefined
}

/** The newsletter's one field above the footer (spec 2). It judges nothing: the outcome comes from outside. */
export function SubscribeStrip(props: SubscribeStripProps) {
  const { value, onChange, onSubmit, isBusy = false, isQuiet = false, outcome } = props
  const { t } = useTranslation()
  const styles = useSlotRecipe({ recipe: subscribeStripRecipe })({ isQuiet })
  const id = useId()
  const fieldRef = useRef<HTMLInputElement>(null)
  useTypedBefore(value, onChange, fieldRef)
  const isError = outcome?.kind === 'error'
  const isInvalid = isError && outcome.isAboutField === true

  const expectAnswer = useAnswerFocus(fieldRef, outcome, isInvalid)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    expectAnswer()
    onSubmit()
  }

  return (
    <chakra.section
      id="newsletter"
      aria-labelledby={`${id}-title`}
      data-tone={isQuiet ? 'dark' : 'light'}
      data-keep-clear=""
      css={styles.root}
    >
      <Container css={styles.grid}>
        <Heading level={2} size={isQuiet ? 'h3' : 'h2'} id={`${id}-title`} maxWidth="36rem">
          {t('subscribe.title')}
        </Heading>
        <chakra.form
          noValidate
          method="post"
          action={props.post?.action}
          aria-labelledby={`${id}-title`}
          css={styles.form}
          onSubmit={submit}
        >
          <HiddenFields fields={props.post?.fields} />
          <VisuallyHidden as="label" {...{ htmlFor: `${id}-field` }}>
            {t('subscribe.label')}
          </VisuallyHidden>
          <chakra.div css={styles.box}>
            <chakra.input
              ref={fieldRef}
              id={`${id}-field`}
              type="email"
              name="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              placeholder={t('subscribe.placeholder')}
              value={value}
              readOnly={isBusy}
              aria-required
              aria-invalid={isInvalid || undefined}
              aria-describedby={isError ? `${id}-outcome ${id}-note` : `${id}-note`}
              css={styles.field}
              onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
            />
            <Button
              type="submit"
              {...(isQuiet && { variant: 'outlineOnDark' })}
              isLoading={isBusy}
              loadingLabel={t('subscribe.sending')}
              css={styles.button}
            >
              {t('subscribe.submit')}
            </Button>
          </chakra.div>
          {/* Stands here before it has words, so that they are read out when they come. */}
          <div role={isInvalid ? undefined : isError ? 'alert' : 'status'}>
            {outcome && (
              <Outcome
                key={String(isInvalid)}
                id={`${id}-outcome`}
                fieldId={isInvalid ? `${id}-field` : undefined}
                css={styles.outcome}
              >
                {isError ? <WarningIcon /> : <CheckIcon />}
                <span>{outcome.text}</span>
              </Outcome>
            )}
          </div>
          <chakra.p id={`${id}-note`} css={styles.note}>
            {t('subscribe.note')}{' '}
            <Link href={pages.privacy} css={styles.privacy}>
              {t('subscribe.privacy')}
            </Link>
          </chakra.p>
        </chakra.form>
      </Container>
    </chakra.section>
  )
}

/** The outcome; an error about the address leads to the field, and is heard with it. */
function Outcome({ fieldId, ...rest }: ComponentProps<typeof chakra.p> & { fieldId: string | undefined }) {
  return <chakra.p role={useErrorRole(fieldId)} {...rest} />
}
