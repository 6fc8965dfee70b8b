import { Icon } from '#primitives/Icon.tsx'
import { StatusNote } from '#primitives/StatusNote.tsx'

interface NoticeProps {
  /** What has happened; without it there is nothing to say. */
  texts?: { title: string; text: string } | undefined
}

const info = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5M12 7.9v.1'

/** What has happened before the person came to this page; it stays until they try something. */
export const Notice = ({ texts }: NoticeProps) => (
  <StatusNote icon={<Icon d={info} />} texts={texts && { heading: texts.title, text: texts.text }} />
)
