import { formatDay } from '@atrium/contract/core'
import type { Application } from '@atrium/contract/hiring'
import { Button, Link } from '@atrium/ui'
import { CardBody, dayOf, OwnerChoice, TagsEditor } from '@atrium/ui/hiring'
import { PersonPart } from '@atrium/ui/people'
import { useTranslation } from 'react-i18next'
import {
  useAskToKeepMutation,
  useAssignApplicationMutation,
  useTagApplicationMutation,
} from '#api/hiringApi.ts'
import { href } from '#config/site.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useMutationToast } from '#hooks/useMutationToast.ts'
import { useColleagueOptions } from '../useColleagueOptions.ts'

interface FactsPartProps {
  application: Application
  nameOf: (personId: number | null) => string
  knownTags: readonly string[]
}

/** Contact, owner, tags, and until when the application is kept. */
export function FactsPart({ application, nameOf, knownTags }: FactsPartProps) {
  const { t } = useTranslation('applications')
  const { language } = useLanguage()
  const { busy, act, failure, outcome } = useMutationToast<'tags' | 'owner' | 'keep'>('applications:failure')
  const [tag] = useTagApplicationMutation()
  const [assign] = useAssignApplicationMutation()
  const [askToKeep] = useAskToKeepMutation()
  const colleagues = useColleagueOptions()
  const { id, contact, isManaged, ownerId, tags, keepAskedAt, personId } = application
  return (
    <PersonPart
      heading={t('page.facts')}
      failure={failure}
      outcome={outcome}
      facts={[
        contact !== null && {
          label: t('page.email'),
          value: <Link href={`mailto:${contact.email}`}>{contact.email}</Link>,
        },
        contact !== null &&
          contact.phone !== '' && {
            label: t('page.phone'),
            value: <Link href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</Link>,
          },
        contact === null && { label: t('page.contact'), value: t('page.hidden') },
        { label: t('page.language'), value: t(`languages.${application.language}`) },
        { label: t('page.received'), value: formatDay(dayOf(application.receivedAt), language) },
        { label: t('page.reference'), value: application.reference },
        { label: t('page.keptUntil'), value: formatDay(application.keptUntil, language) },
        personId !== null && {
          label: t('page.record'),
          value: <Link href={href('person', { id: personId })}>{t('page.record')}</Link>,
        },
        !isManaged && { label: t('columns.owner'), value: nameOf(ownerId) || t('owner.none') },
        !isManaged && tags.length > 0 && { label: t('columns.tags'), value: tags.join(', ') },
      ]}
      actions={
        isManaged &&
        (keepAskedAt ? (
          <small>{t('page.keepAsked', { day: formatDay(dayOf(keepAskedAt), language) })}</small>
        ) : (
          <Button
            variant="outline"
            size="sm"
            isLoading={busy === 'keep'}
            onClick={() => void act('keep', () => askToKeep({ id }).unwrap(), t('page.keepDone'))}
          >
            {t('page.askToKeep')}
          </Button>
        ))
      }
    >
      {isManaged && (
        <CardBody marginTop="0">
          <OwnerChoice
            people={colleagues}
            value={String(ownerId ?? '')}
            isBusy={busy === 'owner'}
            onChange={(chosen) =>
              void act('owner', () => assign({ id, personId: Number(chosen) || null }).unwrap(), t('saved'))
            }
          />
          <TagsEditor
            tags={tags}
            known={knownTags}
            isBusy={busy === 'tags'}
            onChange={(next) => void act('tags', () => tag({ id, tags: next }).unwrap(), undefined)}
          />
        </CardBody>
      )}
    </PersonPart>
  )
}
