import { useEnvironment } from '#hooks/useEnvironment.ts'

/** Makes the whole address of a photo: the server does not know its own. */
export function usePhotoAddress() {
  const { hosts } = useEnvironment()
  return (photo: string | null) =>
    photo && (hosts.api === hosts.site ? photo : new URL(photo, hosts.api).href)
}
