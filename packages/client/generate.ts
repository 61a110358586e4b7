import openapiTypeScript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';

/**
 * The types of the client, made from the API's document. Only answers with content are in them: errors have one shape and
 * are thrown, and for what has not changed the caller gets what the client has kept.
 */
export async function clientTypes(document: object): Promise<string> {
  const nodes = await openapiTypeScript(onlySuccesses(document) as OpenAPI3, {
    // Defaults are filled in by the server: the caller may leave such a field out.
    defaultNonNullable: false,
    alphabetize: true,
    silent: true,
  });
  return `/** Made from the API's document by \`npm run generate\`. */\n\n${astToString(nodes.map(allowUndefined))}`;
}

const onlySuccesses = (document: object): unknown =>
  JSON.parse(JSON.stringify(document), (key, value: unknown) =>
    key === 'responses' && typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).filter(([status]) => Number(status) < 300))
      : value,
  );

/** An optional field may also be undefined, as everywhere in the contract: JSON makes no difference. */
function allowUndefined(node: ts.Node): ts.Node {
  const visit: ts.Visitor = (child) => {
    const seen = ts.visitEachChild(child, visit, undefined);
    if (!ts.isPropertySignature(seen) || !seen.questionToken || !seen.type || isNever(seen.type)) return seen;
    const type = ts.factory.createUnionTypeNode([
      seen.type,
      ts.factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword),
    ]);
    return ts.factory.updatePropertySignature(seen, seen.modifiers, seen.name, seen.questionToken, type);
  };
  return ts.visitNode(node, visit) ?? node;
}

const isNever = (type: ts.TypeNode) => type.kind === ts.SyntaxKind.NeverKeyword;
