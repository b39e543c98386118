// The accessibility tree of a page as the browser gives it to screen readers: roles, names and the focus, nothing else.
import type { CDPSession } from 'playwright-core';

export interface AccessibleNode {
  readonly role: string;
  readonly name: string;
  readonly isFocused: boolean;
  readonly isDisabled: boolean;
  readonly isPressed: boolean;
  readonly children: AccessibleNode[];
}

export async function readTree(session: CDPSession): Promise<AccessibleNode> {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const made = new Map<string, AccessibleNode>();
  for (const { nodeId, role, name, properties = [] } of nodes) {
    const has = (wanted: string) =>
      // A state with three values is a text.
      properties.some(({ name, value }) => name === wanted && String(value.value) === 'true');
    made.set(nodeId, {
      role: String(role?.value ?? ''),
      name: String(name?.value ?? ''),
      isFocused: has('focused'),
      isDisabled: has('disabled'),
      isPressed: has('pressed'),
      children: [],
    });
  }
  for (const { nodeId, parentId } of nodes) {
    const node = made.get(nodeId);
    if (node && parentId !== undefined) made.get(parentId)?.children.push(node);
  }
  const root = nodes.find(({ parentId }) => parentId === undefined);
  const tree = root && made.get(root.nodeId);
  if (!tree) throw new Error('the page has no accessibility tree');
  return tree;
}

export function findNode(
  tree: AccessibleNode,
  isWanted: (node: AccessibleNode) => boolean,
): AccessibleNode | undefined {
  if (isWanted(tree)) return tree;
  for (const child of tree.children) {
    const found = findNode(child, isWanted);
    if (found) return found;
  }
  return undefined;
}

/** The innermost node with the focus; the root of the page if nothing has it. */
export function focusedIn(tree: AccessibleNode): AccessibleNode {
  for (const child of tree.children) {
    const found = findNode(child, ({ isFocused }) => isFocused);
    if (found) return found;
  }
  return tree;
}

/** The paragraphs of a part of the page, without the buttons in it. */
export function paragraphsIn(node: AccessibleNode): readonly string[] {
  if (node.role === 'button') return [];
  const isParagraph = node.role === 'paragraph' || node.children.some(({ role }) => role === 'StaticText');
  if (!isParagraph) return node.children.flatMap(paragraphsIn);
  const text = textIn(node);
  return text === '' ? [] : [text];
}

function textIn(node: AccessibleNode): string {
  if (node.role === 'button') return '';
  if (node.role === 'StaticText') return node.name;
  return node.children.map(textIn).join(' ').replace(/\s+/g, ' ').trim();
}
