/**
 * `content-disposition` of a download under the name that somebody gave (RFC 6266): in plain letters for old programs, and as
 * it is in a form that holds neither a quotation mark nor a line break.
 */
export function asDownload(name: string): string {
  const given = name.replace(/\p{Surrogate}/gu, '\uFFFD') || 'file'
  const plain = given.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_')
  const encoded = encodeURIComponent(given).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
