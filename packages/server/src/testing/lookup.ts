import { type FirstAnswers, firstAnswersId } from '@atrium/contract'

/** What the server wrote into a page's document for its application; nothing when it wrote nothing. */
export function firstAnswersOf(body: string): FirstAnswers | undefined {
  const [, json] =
    new RegExp(`<script type="application/json" id="${firstAnswersId}">(.*?)</script>`, 's').exec(body) ?? []
  return json === undefined ? undefined : JSON.parse(json)
}
