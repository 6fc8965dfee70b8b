import { readId } from '@atrium/contract/core'
import { LinkButton } from '@atrium/ui'
import { DeskPage } from '@atrium/ui/desk'
import { PersonLayout, PersonPart } from '@atrium/ui/people'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { href } from '#config/site.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { HirePart } from './people/HirePart.tsx'
import { NewPersonPart } from './people/NewPersonPart.tsx'

/**
 * `/staff/desk/people/new`: a new record with card and account; `?name=`, `?surname=` and `?email=` fill it in, and
 * `?application=` does with the application of a candidate, who is hired with it.
 */
export function NewPersonScreen() {
  const { t } = useTranslation(['people', 'candidate'])
  usePageTitle(t('new.title'))
  const [params] = useSearchParams()
  const given = (name: string) => params.get(name) ?? ''
  const application = readId(given('application'))
  return (
    <DeskPage
      heading={t('new.title')}
      lead={t('new.lead')}
      action={
        <LinkButton
          variant="outline"
          size="sm"
          href={application ? href('application', { id: application }) : href('people')}
        >
          {application ? t('candidate:hire.back') : t('back')}
        </LinkButton>
      }
    >
      <PersonLayout>
        {application ? (
          <HirePart key={application} id={application} />
        ) : (
          <PersonPart heading={t('record.heading')}>
            <NewPersonPart
              proposed={{
                ...{ name: given('name'), surname: given('surname'), email: given('email') },
                ...(given('email') && { invitation: '' }),
              }}
            />
          </PersonPart>
        )}
      </PersonLayout>
    </DeskPage>
  )
}
