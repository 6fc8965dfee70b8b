import type { ContentKind } from '@atrium/contract/content'
import { Message } from '@atrium/ui'
import { PreviewLink } from '@atrium/ui/content'
import { useShareContentMutation } from '#api/contentApi.ts'
import { href } from '#config/site.ts'
import { useEnvironment } from '#hooks/useEnvironment.ts'
import { useMutationToast } from '#hooks/useMutationToast.ts'

/** A private link to the draft of an item. */
export function PreviewPart({ kind, itemKey }: { kind: ContentKind; itemKey: string }) {
  const { hosts } = useEnvironment()
  const [shareContent] = useShareContentMutation()
  const { busy, act, failure } = useMutationToast<'share'>('content:failure')
  const create = async () => {
    let address: string | undefined
    const share = async () => {
      const { token } = await shareContent({ kind, key: itemKey }).unwrap()
      address = hosts.site + href('contentPreview', { token })
    }
    await act('share', share, undefined)
    return address
  }
  return (
    <>
      {failure && <Message variant="banner" tone="danger" {...failure} />}
      <PreviewLink isBusy={busy === 'share'} onCreate={create} />
    </>
  )
}
