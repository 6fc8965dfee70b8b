/**
 * Lets React go on in a document that others change. A browser that translates puts an element in the place of each text
 * node; React keeps the text node, and its next step throws or writes where no reader sees it. After this call:
 *
 * - React removes the text: the element in its place is removed;
 * - React inserts something before the text: it is inserted before the element;
 * - React changes the text: the text node takes the place of the element, and is translated again.
 *
 * The same holds for an element that an extension has wrapped or removed. Called once, before the first rendering.
 */
export function tolerateForeignNodes({ document, Node, MutationObserver }: Window & typeof globalThis): void {
  const { removeChild, insertBefore } = Node.prototype
  /** From a removed node to its replacement; a replacement can be a key too. */
  const replacements = new WeakMap<Node, Node | undefined>()

  /** The node in the document, or the one that stands in its place. */
  const standing = (node: Node | undefined): Node | undefined =>
    node && (node.parentNode ? node : standing(replacements.get(node)))

  const observer = new MutationObserver((records) => {
    const added = new Set<Node>(records.flatMap(({ addedNodes }) => [...addedNodes]))
    records.forEach(({ type, target, addedNodes, removedNodes, previousSibling, nextSibling }, index) => {
      // A text node that React has changed takes its place again; one that is back needs no replacement.
      for (const node of type === 'characterData' ? [target] : addedNodes) {
        if (!replacements.has(node)) continue
        const by = standing(replacements.get(node))
        if (!node.parentNode) by?.parentNode?.replaceChild(node, by)
        else if (!by?.contains(node)) by?.parentNode?.removeChild(by)
        replacements.set(node, undefined)
      }
      for (const old of removedNodes) {
        if (old.parentNode || !(old.nodeType === Node.TEXT_NODE || replacements.has(old))) continue
        // Replaced in one step; or the new node was inserted beside the old one, before or after its removal.
        const next = records[index + 1]
        const isNextHere = next?.target === target && next.previousSibling === previousSibling
        const there = [...addedNodes, previousSibling, nextSibling, isNextHere && next.addedNodes[0]]
        const by = there.find((node) => node && added.delete(node))
        if (!by) continue
        replacements.set(old, by)
        replacements.set(by, replacements.get(by))
        observer.observe(old, { characterData: true })
      }
    })
  })
  observer.observe(document, { childList: true, subtree: true })

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const there = standing(child)
    if (there?.parentNode) removeChild.call(there.parentNode, there)
    return child
  }
  Node.prototype.insertBefore = function <New extends Node>(this: Node, node: New, before: Node | null): New {
    let at: Node | null | undefined = before && standing(before)
    // The place may be inside an element that was added around the node.
    while (at && at.parentNode !== this) at = at.parentNode
    return insertBefore.call(this, node, at ?? null) as New
  }
}
