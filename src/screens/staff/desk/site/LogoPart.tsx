import { type Logo, sampleCompany } from '@atrium/contract/core'
import type { Site } from '@atrium/contract/site'
import { Message, OutcomeNote } from '@atrium/ui'
import { LogoCard } from '@atrium/ui/site'
import { useTranslation } from 'react-i18next'
import { useSaveSiteMutation, useUploadLogoMutation } from '#api/siteApi.ts'
import { useMutationToast } from '#hooks/useMutationToast.ts'

interface LogoPartProps {
  site: Site
  /** With the new revision of the draft. */
  onSaved: (revision: number) => void
}

/** The logo of the draft, which is saved at once. */
export function LogoPart({ site, onSaved }: LogoPartProps) {
  const { t } = useTranslation(['site', 'validation'])
  const [upload] = useUploadLogoMutation()
  const [save] = useSaveSiteMutation()
  const { busy, act, outcome, failed, failure } = useMutationToast<'save' | 'remove'>('site:factsFailure')
  const put = async (logo: Logo) => {
    const { revision } = await save({ revision: site.revision, facts: { ...site.draft, logo } }).unwrap()
    onSaved(revision)
  }
  const refused = failed?.errors?.logo
  return (
    <>
      <LogoCard
        logo={site.draft.logo}
        busy={busy}
        error={refused && t(`validation:${refused}` as never)}
        onChoose={(file) => void act('save', async () => put(await upload(file).unwrap()), t('logo.saved'))}
        onRemove={() => void act('remove', () => put(sampleCompany.logo), t('logo.removed'))}
      />
      {failure && !refused && <Message variant="banner" tone="danger" {...failure} />}
      <OutcomeNote outcome={outcome} />
    </>
  )
}
