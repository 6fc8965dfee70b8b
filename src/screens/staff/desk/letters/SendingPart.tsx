import { company, languages, pickLanguage, zoneOffset } from '@atrium/contract/core'
import { isIsoDay } from '@atrium/contract/days'
import { type LetterDetail, letterErrors, writtenTexts } from '@atrium/contract/newsletter'
import { Button, Message, OutcomeNote, Text } from '@atrium/ui'
import { DeskActions } from '@atrium/ui/desk'
import { CardSection, LetterTime } from '@atrium/ui/letters'
import { QuestionDialog } from '@atrium/ui/staff'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type LetterStep, useSendLetterMutation, useStepLetterMutation } from '#api/lettersApi.ts'
import { now } from '#config/clock.ts'
import { useMessageTexts } from '#hooks/useMessageTexts.ts'
import { useMutationToast } from '#hooks/useMutationToast.ts'
import { useInstantText } from './useInstantText.ts'

/** The instant of a day and a time by the company's clock; `undefined` for what is none. */
function companyInstantOf({ day, time }: { day: string; time: string }): string | undefined {
  if (!isIsoDay(day) || !/^\d\d:\d\d$/.test(time)) return undefined
  const clock = new Date(`${day}T${time}:00Z`)
  return new Date(clock.getTime() - zoneOffset(clock, company.timeZone) * 60_000).toISOString()
}

const atOnce = { day: '', time: '' }

const stepOf: Partial<Record<LetterDetail['state'], LetterStep>> = {
  scheduled: 'cancel',
  sending: 'pause',
  paused: 'resume',
}

/** Who receives a letter and when, and what became of its mails. */
export function SendingPart({ letter, hasUnsaved }: { letter: LetterDetail; hasUnsaved: boolean }) {
  const { t } = useTranslation('letters')
  const instant = useInstantText()
  const messageOf = useMessageTexts()
  const [send] = useSendLetterMutation()
  const [change] = useStepLetterMutation()
  const { busy, act, outcome, failure } = useMutationToast<'send' | LetterStep>('letters:failure')
  const [when, setWhen] = useState(atOnce)
  const [isWrong, setWrong] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { id, revision, state, texts, audience, recipients, delivered, failed } = letter
  const at = companyInstantOf(when)
  const isTimed = when.day !== '' || when.time !== ''
  const passed = at && at <= now().toISOString() ? messageOf('timePassed') : undefined
  const timeFault = isTimed ? (at ? passed : t('send.wrongTime')) : undefined
  const written = writtenTexts(texts)
  const errors = Object.entries(letterErrors(texts))
  const step = stepOf[state]
  const start = async () => {
    await send({ id, revision, at }).unwrap()
    // A letter whose plan is cancelled is asked for its time anew.
    setWhen(atOnce)
    setWrong(false)
  }
  const others = languages.filter((language) => !written[language] && audience[language] > 0)
  const toWhom = [
    t('send.audience', { count: audience.AZ + audience.EN + audience.RU, ...audience }),
    ...others.map((language) =>
      t('send.fallback', { language, count: audience[language], other: pickLanguage(written, language) }),
    ),
  ].join(' ')
  return (
    <CardSection heading={t('send.heading')} lead={t('send.lead')}>
      {failure && <Message variant="banner" tone="danger" {...failure} />}
      <OutcomeNote outcome={outcome} />
      {state === 'paused' && letter.isFailing && (
        <Message variant="banner" tone="warning" heading={t('send.failing')} text={t('send.failingText')} />
      )}
      {state === 'scheduled' && <Text marginTop="4">{t('send.at', { time: instant(letter.sendAt) })}</Text>}
      {letter.startedAt && (
        <Text marginTop="4">
          {t('send.counts', { recipients, delivered, failed, waiting: recipients - delivered - failed })}
        </Text>
      )}
      {state === 'draft' && (
        <>
          {errors.length === 0 && <Text marginTop="4">{toWhom}</Text>}
          <LetterTime {...when} error={isWrong ? timeFault : undefined} onChange={setWhen} />
          {isWrong && errors.length > 0 && (
            <div role="alert">
              {errors.map(([field, message]) => (
                <Text key={field} size="small" tone="danger" marginBottom="2">
                  {`${field.split('.')[1]}: ${messageOf(message)}`}
                </Text>
              ))}
            </div>
          )}
          <Button
            isLoading={busy === 'send'}
            onClick={() => {
              setWrong(true)
              if (errors.length === 0 && !timeFault) setAsking(true)
            }}
          >
            {t(isTimed ? 'send.schedule' : 'send.now')}
          </Button>
        </>
      )}
      {step && (
        <DeskActions>
          <Button
            variant={step === 'resume' ? undefined : 'outline'}
            size="sm"
            isLoading={busy === step}
            onClick={() =>
              void act(step, () => change({ id, step, revision }).unwrap(), t(`steps.${step}.done`))
            }
          >
            {t(`steps.${step}.action`)}
          </Button>
        </DeskActions>
      )}
      {isAsking && (
        <QuestionDialog
          title={t('send.question')}
          text={[hasUnsaved && t('send.unsaved'), toWhom, at && t('send.at', { time: instant(at) })]
            .filter(Boolean)
            .join(' ')}
          confirmLabel={t(at ? 'send.schedule' : 'send.now')}
          cancelLabel={t('send.cancel')}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            void act('send', start, t(at ? 'send.scheduled' : 'send.done'))
          }}
        />
      )}
    </CardSection>
  )
}
