/* The sums of a small network in 32-bit numbers: what network.py says, several times as fast.

   Products and sums are rounded one by one (no fused ones), so that all machines come to the same
   numbers. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#define WIDE 24 /* sums that are added up side by side: as many as stay in registers */
#define MOST_LAYERS 8

typedef struct {
    PyObject_HEAD
    Py_buffer given;   /* 64-bit numbers, filled by others before each question */
    int layers;
    int sizes[MOST_LAYERS + 1];
    float *numbers;    /* layer by layer: weights by input, then biases */
    float *x;          /* inputs of a layer that are not zero, */
    int *used;         /* which ones they are, */
    float *out;        /* and its sums */
} Sums;

/* Adds to some sums, side by side, what all inputs that are not zero bring. */
#define ADD_UP(name)                                                                              \
    static void name(const float *weights, int outputs, const float *x, const int *used,         \
                     int count, float *out)

#if defined(__GNUC__)

/* gcc likes to turn loops over sums inside out, which costs half of the speed; so it is told what
   to keep in registers: six names for four numbers each, which every processor adds at once. */
typedef float Four __attribute__((vector_size(16)));

static inline Four load(const float *from)
{
    Four found;
    memcpy(&found, from, sizeof found);
    return found;
}

static inline void store(float *to, Four sums) { memcpy(to, &sums, sizeof sums); }

ADD_UP(add_up_wide)
{
    Four a = load(out), b = load(out + 4), c = load(out + 8);
    Four d = load(out + 12), e = load(out + 16), f = load(out + 20);
    for (int which = 0; which < count; which++) {
        const float *row = weights + (size_t)used[which] * outputs;
        const float factor = x[which];
        a += factor * load(row);
        b += factor * load(row + 4);
        c += factor * load(row + 8);
        d += factor * load(row + 12);
        e += factor * load(row + 16);
        f += factor * load(row + 20);
    }
    store(out, a), store(out + 4, b), store(out + 8, c);
    store(out + 12, d), store(out + 16, e), store(out + 20, f);
}

#else

ADD_UP(add_up_wide)
{
    float sums[WIDE];
    memcpy(sums, out, sizeof sums);
    for (int which = 0; which < count; which++) {
        const float *row = weights + (size_t)used[which] * outputs;
        for (int at = 0; at < WIDE; at++) sums[at] += x[which] * row[at];
    }
    memcpy(out, sums, sizeof sums);
}

#endif

ADD_UP(add_up_one)
{
    float sum = *out;
    for (int which = 0; which < count; which++)
        sum += x[which] * weights[(size_t)used[which] * outputs];
    *out = sum;
}

/* One layer: `out` gets its biases and what the inputs add to them. */
static void run_layer(Sums *self, const float *weights, int inputs, int outputs, int count)
{
    float *out = self->out;
    memcpy(out, weights + (size_t)inputs * outputs, outputs * sizeof(float));
    int at = 0;
    for (; at + WIDE <= outputs; at += WIDE)
        add_up_wide(weights + at, outputs, self->x, self->used, count, out + at);
    for (; at < outputs; at++)
        add_up_one(weights + at, outputs, self->x, self->used, count, out + at);
}

static PyObject *value(Sums *self, PyObject *Py_UNUSED(none))
{
    double *given = self->given.buf;
    int count = 0;
    for (int at = 0; at < self->sizes[0]; at++) {
        self->x[count] = (float)given[at];
        self->used[count] = at;
        count += given[at] != 0.0;
    }
    memset(given, 0, self->sizes[0] * sizeof(double));
    const float *weights = self->numbers;
    for (int layer = 0; layer < self->layers; layer++) {
        const int inputs = self->sizes[layer], outputs = self->sizes[layer + 1];
        run_layer(self, weights, inputs, outputs, count);
        weights += (size_t)(inputs + 1) * outputs;
        count = 0;
        for (int at = 0; at < outputs; at++) {
            self->x[count] = self->out[at];
            self->used[count] = at;
            count += self->out[at] > 0.0f; /* nothing below zero is passed on */
        }
    }
    return PyFloat_FromDouble(self->out[0]);
}

static int read_sizes(Sums *self, PyObject *sizes)
{
    const Py_ssize_t length = PyTuple_GET_SIZE(sizes);
    if (length < 2 || length > MOST_LAYERS + 1) {
        PyErr_Format(PyExc_ValueError, "a network has 1 to %d layers", MOST_LAYERS);
        return -1;
    }
    self->layers = (int)length - 1;
    for (int at = 0; at <= self->layers; at++) {
        const long size = PyLong_AsLong(PyTuple_GET_ITEM(sizes, at));
        if (size < 1 || size > 65536) {
            if (!PyErr_Occurred()) PyErr_SetString(PyExc_ValueError, "no size of a layer");
            return -1;
        }
        self->sizes[at] = (int)size;
    }
    return 0;
}

static int take_numbers(Sums *self, const char *numbers, Py_ssize_t length)
{
    size_t count = 0, widest = 0;
    for (int at = 0; at <= self->layers; at++) {
        if (at > 0) count += (size_t)(self->sizes[at - 1] + 1) * self->sizes[at];
        if ((size_t)self->sizes[at] > widest) widest = self->sizes[at];
    }
    if ((size_t)length != count * sizeof(float)
        || self->given.len != (Py_ssize_t)(self->sizes[0] * sizeof(double))) {
        PyErr_SetString(PyExc_ValueError, "sizes, weights and inputs do not fit");
        return -1;
    }
    self->numbers = PyMem_Malloc(length);
    self->x = PyMem_Malloc(widest * sizeof(float));
    self->out = PyMem_Malloc(widest * sizeof(float));
    self->used = PyMem_Malloc(widest * sizeof(int));
    if (!self->numbers || !self->x || !self->out || !self->used) {
        PyErr_NoMemory();
        return -1;
    }
    memcpy(self->numbers, numbers, length);
    return 0;
}

/* Sums(sizes, numbers, given): `given` is memory of 64-bit numbers that the owner fills; a vec
   lends it for reading only, but its owner agrees that a question uses its inputs up. */
static PyObject *create(PyTypeObject *type, PyObject *args, PyObject *Py_UNUSED(names))
{
    PyObject *sizes, *given;
    const char *numbers;
    Py_ssize_t length;
    if (!PyArg_ParseTuple(args, "O!y#O", &PyTuple_Type, &sizes, &numbers, &length, &given))
        return NULL;
    Sums *self = (Sums *)type->tp_alloc(type, 0);
    if (self == NULL) return NULL;
    if (PyObject_GetBuffer(given, &self->given, PyBUF_SIMPLE) < 0
        || read_sizes(self, sizes) < 0 || take_numbers(self, numbers, length) < 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

static void forget(Sums *self)
{
    PyTypeObject *type = Py_TYPE(self);
    if (self->given.obj != NULL) PyBuffer_Release(&self->given);
    PyMem_Free(self->numbers);
    PyMem_Free(self->x);
    PyMem_Free(self->out);
    PyMem_Free(self->used);
    type->tp_free(self);
    Py_DECREF(type);
}

static PyMethodDef methods[] = {
    {"value", (PyCFunction)value, METH_NOARGS, "What comes out; the inputs are zero afterwards."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot slots[] = {
    {Py_tp_doc, "A network that is asked again and again."},
    {Py_tp_new, create},
    {Py_tp_dealloc, forget},
    {Py_tp_methods, methods},
    {0, NULL},
};

static PyType_Spec spec = {"kontor.players.sums.Sums", sizeof(Sums), 0, Py_TPFLAGS_DEFAULT, slots};

static int add_type(PyObject *module)
{
    PyObject *type = PyType_FromSpec(&spec);
    if (type == NULL) return -1;
    const int done = PyModule_AddObjectRef(module, "Sums", type);
    Py_DECREF(type);
    return done;
}

static PyModuleDef_Slot module_slots[] = {{Py_mod_exec, add_type}, {0, NULL}};

static PyModuleDef module = {
    PyModuleDef_HEAD_INIT, "sums", "The sums of a small network in 32-bit numbers.", 0, NULL,
    module_slots, NULL, NULL, NULL,
};

PyMODINIT_FUNC PyInit_sums(void) { return PyModuleDef_Init(&module); }
