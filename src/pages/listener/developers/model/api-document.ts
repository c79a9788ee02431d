import * as z from 'zod/mini';

const schema = z.record(z.string(), z.unknown());

const content = z.record(
  z.string(),
  z.object({ schema: z.optional(schema), example: z.optional(z.unknown()) }),
);

const parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header', 'cookie']),
  required: z.optional(z.boolean()),
  schema: z.optional(schema),
  example: z.optional(z.unknown()),
});

const answer = z.object({ $ref: z.optional(z.string()), content: z.optional(content) });

const operation = z.object({
  operationId: z.string(),
  tags: z.optional(z.array(z.string())),
  summary: z.optional(z.string()),
  'x-stability': z.optional(z.string()),
  security: z.optional(z.array(schema)),
  parameters: z.optional(z.array(parameter)),
  requestBody: z.optional(z.object({ required: z.optional(z.boolean()), content })),
  responses: z.record(z.string(), answer),
});

/** What the page reads of an OpenAPI document; the rest is let through or left out. */
export const apiDocumentSchema = z.object({
  servers: z.array(z.object({ url: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({
    schemas: z.record(z.string(), schema),
    responses: z.optional(z.record(z.string(), answer)),
  }),
});

export type ApiDocument = z.infer<typeof apiDocumentSchema>;
